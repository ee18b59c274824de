import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { sampleEvent } from '@/testing/sample-event'
import type { Entry } from '../entries/read-entries'
import { locales } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import type * as Records from './records'

const words = everyLanguage({ it: 'Notizia', en: 'News', es: 'Noticia' })
const event = sampleEvent()

describe.each([true, false])('where sample is %s', (sample) => {
  beforeEach(() => {
    const entries: Record<string, Entry[]> = {
      events: [{ ...event, sample }],
      news: [
        {
          id: 'novita',
          sample,
          publishedOn: '2026-11-02',
          title: words,
          text: words,
          path: '/events',
        },
      ],
    }
    vi.resetModules()
    vi.doMock('../entries/read-entries', () => ({
      readEntries: (kind: string) => entries[kind] ?? [],
    }))
    vi.doMock('./records', async (importOriginal) => {
      const original = await importOriginal<typeof Records>()
      const { identity, address, contacts } = original.association
      const parts = Object.entries({ identity, address, contacts })
      const marked = Object.fromEntries(parts.map(([name, part]) => [name, { ...part, sample }]))
      return { ...original, association: { ...original.association, ...marked } }
    })
  })

  afterEach(() => {
    vi.doUnmock('../entries/read-entries')
    vi.doUnmock('./records')
  })

  test.each(locales)('files in %s say so as pages do', async (locale) => {
    const { label } = messagesFor(locale).SampleTag
    const marked = (name: string) => (sample ? `${name} (${label})` : name)

    const { eventsAndNewsFeed } = await import('../feeds/events-and-news')
    const feed = eventsAndNewsFeed(locale)
    expect(feed).toContain(`<title>${marked(event.title[locale])}</title>`)
    expect(feed).toContain(`<title>${marked(words[locale])}</title>`)

    const { events } = await import('./events')
    const { calendarEntry } = await import('../events/calendar-entry')
    expect(events.map((one) => calendarEntry(one, locale).title)).toEqual([
      marked(event.title[locale]),
    ])
  })
})
