import { expect, test, vi } from 'vitest'
import { sampleEvent } from '@/testing/sample-event'
import { eventPicture, hasPicture } from '../content/pictures'
import { eventsSchema } from '../content/schemas/events'
import { siteUrl } from '../site-url'
import { eventData } from './event-data'
import { socialImagePath } from './social-images'

vi.mock(import('../../content/pictures.json'), async (original) => {
  const pictures: { default: { id: string; decorative: boolean }[] } = await original()
  return { default: [...pictures.default, { id: 'event-serata', decorative: true }] }
})

test('an event has its own picture where there is one, for search engines too', () => {
  expect([eventPicture('serata'), eventPicture('festa')]).toEqual(['event-serata', 'event'])
  expect(hasPicture('home')).toBe(false)
  const images = (id: string) =>
    eventsSchema
      .parse([{ ...sampleEvent(id), sample: false }])
      .flatMap((event) => eventData(event, 'en'))[0]?.image
  const social = (id: string) => siteUrl + socialImagePath(`/events/${id}`, 'en')
  expect(images('serata')).toEqual([
    `${siteUrl}/assets/pictures/event-serata.jpg`,
    social('serata'),
  ])
  expect(images('festa')).toEqual([social('festa')])
})
