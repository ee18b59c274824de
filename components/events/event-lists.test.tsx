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

const ahead = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']

// Their order: lib/events/calendar.test.ts and e2e/events.spec.ts.
test('what is to come stands under its month, what is over folded away under its year', () => {
  const html = render('2024-05-01', '2026-11-19', '2027-01-10', ...ahead)
  const [open, folded] = html.split('<details')
  expect(open).toContain('>gennaio 2027</h3>')
  expect(folded?.match(/(?<=<h3[^>]*>)\d+/g)).toEqual(['2026', '2024'])
})

test('where nothing is to come, the list says so; where nothing is over, nothing is folded', () => {
  const { empty } = messagesFor('it').EventsPage
  expect(render('2026-11-19')).toContain(empty)
  expect(render('2026-11-21', '2026-11-22')).not.toContain(empty)
  expect(render('2026-11-21', '2026-11-22')).not.toContain('<details')
})
