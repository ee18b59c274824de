import { describe, expect, test, vi } from 'vitest'
import { sampleEvent } from '@/testing/sample-event'
import { parseEvents, type Event } from '../content/parse-events'
import type * as Records from '../content/records'
import { locales } from '../i18n/locales'
import { trailOf } from './breadcrumb-data'
import { eventData } from './event-data'
import { toJsonLd } from './json-ld'
import { closedDays, organizationData, websiteData } from './organization-data'

vi.mock('../content/records', async (importOriginal) => {
  const original = await importOriginal<typeof Records>()
  const { identity } = original.association
  const association = { ...original.association, identity: { ...identity, ...sampleIdentity } }
  return { ...original, association }
})

const sampleIdentity = vi.hoisted(() => ({ sample: true, name: 'Associazione Esempio' }))

const [event] = parseEvents([sampleEvent()]) as [Event]
const sample: Event = { ...event, sample: true }

describe('a site for the public states no sample as a fact', () => {
  test('as long as the association and the event are samples', () => {
    for (const locale of locales) {
      expect(organizationData(locale, true)).toBeUndefined()
      expect(websiteData(locale, true)).toBeUndefined()
      expect(eventData(sample, locale, true)).toEqual([])
      expect(organizationData(locale, false)).toMatchObject({ '@type': 'NGO' })
      expect(eventData(sample, locale, false)).toHaveLength(2)
    }
    const [data] = eventData(event, 'it', true)
    expect(data).toMatchObject({ name: event.title.it })
    expect(JSON.stringify(data)).not.toContain(sampleIdentity.name)
  })
})

describe('events', () => {
  test('are one entry a session, with the offset of its day', () => {
    const sessions = [
      { id: 'a-1', date: '2026-10-24', start: '16:00', end: '18:30' },
      { id: 'a-2', date: '2026-10-26', start: '16:00', end: '18:30' },
    ]
    expect(eventData({ ...event, sessions }, 'en').map(({ startDate }) => startDate)).toEqual([
      '2026-10-24T16:00:00+02:00',
      '2026-10-26T16:00:00+01:00',
    ])
  })

  test('two sessions of one day have an id each', () => {
    const sessions = [
      { id: 'a-1', date: '2026-10-24', start: '10:00', end: '11:00' },
      { id: 'a-2', date: '2026-10-24', start: '16:00', end: '18:00' },
    ]
    const ids = eventData({ ...event, sessions }, 'it').map((session) => session['@id'])
    expect(new Set(ids).size).toBe(2)
  })

  test.each([
    ['full', 'EventScheduled', 'SoldOut'],
    ['moved', 'EventRescheduled', 'InStock'],
    ['postponed', 'EventPostponed', 'SoldOut'],
    ['cancelled', 'EventCancelled', 'SoldOut'],
  ] as const)('that are %s say %s and %s', (state, eventStatus, availability) => {
    expect(eventData({ ...event, state }, 'es')[0]).toMatchObject({
      eventStatus: `https://schema.org/${eventStatus}`,
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  test('that are free cost nothing; of others no price is invented', () => {
    const [free] = eventData({ ...event, price: 'free' }, 'it')
    const [other] = eventData({ ...event, price: 'donation' }, 'it')
    expect(free).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } })
    expect(other).not.toHaveProperty('isAccessibleForFree')
    expect(other).not.toHaveProperty('offers.price')
  })

  test('take place at the address that was written, taken apart by nobody', () => {
    const location = { name: 'Qui', address: 'Via Roma 1, 09045 Quartu Sant’Elena (CA)' }
    expect(eventData({ ...event, location }, 'it')[0]?.location).toMatchObject({
      name: 'Qui',
      address: { streetAddress: location.address, addressCountry: 'IT' },
    })
  })
})

test('the way to a page leads over the pages above it', () => {
  const desk = '/services/listening-desk'
  expect(trailOf(desk)).toEqual(['/', '/services', desk])
})

test('no text ends the script element', () => {
  const text = toJsonLd({ '@type': 'Thing', name: '</script><b>ciao' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ name: '</script><b>ciao' })
})

test('a closure has days without hours', () => {
  expect(closedDays([{ from: '2027-08-09', until: '2027-08-20' }])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2027-08-09',
      validThrough: '2027-08-20',
      opens: '00:00',
      closes: '00:00',
    },
  ])
})
