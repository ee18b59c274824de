import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseEvents } from '@/lib/content/parse-events'
import { messagesFor } from '@/lib/i18n/messages'
import { sampleEvent } from '@/testing/sample-event'
import { EventLists } from './event-lists'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00+01:00') }))
afterEach(() => void vi.useRealTimers())

/** Returns the list with an event on each of these days. */
function render(...dates: string[]): string {
  const events = dates.map((date) => ({
    ...sampleEvent(`on-${date}`),
    sessions: [{ date, start: '17:00', end: '19:00' }],
  }))
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="it" messages={messagesFor('it')} timeZone="Europe/Rome">
      <EventLists events={parseEvents(events)} />
    </NextIntlClientProvider>,
  )
}

const ahead = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']

/** So many days one after the other, from one on. */
function days(from: string, count: number): string[] {
  const first = Date.parse(from)
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  )
}

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)
const linked = (html: string) => found(html, /href="\/events\/(on-[^"]*)"/g)

// Their order: lib/events/upcoming-and-past.test.ts and e2e/events.spec.ts.
test('what is to come stands under its month; what is over below it', () => {
  const html = render('2024-05-01', '2026-11-19', '2027-01-10', ...ahead)
  const [toCome, over] = html.split(`>${messagesFor('it').EventsPage.past}</h2>`)
  expect(toCome).toContain('>gennaio 2027</h3>')
  expect(linked(toCome ?? '')).toEqual([...ahead, '2027-01-10'].map((day) => `on-${day}`))
  expect(linked(over ?? '')).toEqual(['on-2026-11-19', 'on-2024-05-01'])
})

test('where nothing is to come, the list says so; where nothing is over, no heading does', () => {
  const { empty, past } = messagesFor('it').EventsPage
  // Hidden, and with the instant of its turn, as long as something is to come.
  const shownSentence = `<p>${empty}</p>`
  expect(render('2026-11-19')).toContain(shownSentence)
  expect(render('2026-11-21', '2026-11-22')).not.toContain(shownSentence)
  expect(render('2026-11-21', '2026-11-22')).not.toContain(past)
  expect(render()).toContain(shownSentence)
})

test('of many that are over the last are here, and all that are to come', () => {
  const html = render(...days('2018-01-01', 200), ...days('2026-12-01', 100))
  const ids = (dates: string[]) => dates.map((date) => `on-${date}`)
  expect(linked(html)).toEqual([
    ...ids(days('2026-12-01', 100)),
    ...ids(days('2018-07-15', 5)).reverse(),
  ])
})
