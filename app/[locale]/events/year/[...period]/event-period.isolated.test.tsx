import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { parseEvents } from '@/lib/content/parse-events'
import { messagesFor } from '@/lib/i18n/messages'
import { periodsOf } from '@/lib/time/periods'
import { lastDay } from '@/lib/time/record-days'
import { sampleEvent } from '@/testing/sample-event'
import { EventPeriod } from './event-period'

// A drawing is read from its file.
vi.mock('@/components/illustrations/scene', () => ({ Scene: () => null }))

/** Returns the page of a period, where there is an event on each of these days. */
function render(period: string, dates: readonly string[], change = {}): string {
  const events = parseEvents(
    dates.map((date, index) => ({
      ...sampleEvent(`event-${index}`),
      sample: undefined,
      sessions: [{ date, start: '17:00', end: '19:00' }],
      ...change,
    })),
  )
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="it" messages={messagesFor('it')} timeZone="Europe/Rome">
      <EventPeriod period={period} periods={periodsOf(events.map(lastDay), 100)} events={events} />
    </NextIntlClientProvider>,
  )
}

function days(year: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0')
    return `${year}-${month}-${String((index % 28) + 1).padStart(2, '0')}`
  })
}

const links = (html: string) => [...html.matchAll(/href="(\/events\/[^"]*)"/g)].map(([, to]) => to)

test('a year shows its events and leads to the years around it that have some', () => {
  const html = render('2025', ['2023-02-01', '2025-03-01', '2025-01-10', '2027-05-05'])
  expect(links(html)).toEqual([
    '/events/event-2',
    '/events/event-1',
    '/events/year/2023',
    '/events/year/2027',
  ])
})

test('a year of a hundred events is one short page, whatever their state', () => {
  const html = render('2025', days(2025, 100), { status: 'cancelled' })
  expect(links(html)).toHaveLength(100)
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(800)
  const plain = render('2025', days(2025, 100))
  expect(plain.match(/<[a-z]/g)?.length).toBeLessThan(360)
})

test('a longer year leads to its months, and each month to those around it', () => {
  const all = [...days(2025, 300), '2026-02-01']
  const year = render('2025', all)
  expect(links(year).slice(0, 2)).toEqual(['/events/year/2025/01', '/events/year/2025/02'])
  expect(year).toContain('25 eventi')
  const month = render('2025/03', all)
  expect(links(month).slice(-2)).toEqual(['/events/year/2025/02', '/events/year/2025/04'])
  expect(links(month).filter((to) => to?.startsWith('/events/event-'))).toHaveLength(25)
})

test('it says nothing that a day makes wrong', () => {
  const html = render('2099', ['2099-03-01'])
  expect(html).not.toContain('data-times')
  expect(html).toContain('2099')
})
