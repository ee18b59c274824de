import { gzipSync } from 'node:zlib'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventsSchema } from '@/lib/content/events-schema'
import { noFilter } from '@/lib/events/filters'
import { yearsOf } from '@/lib/events/years'
import { LocaleProvider } from '@/lib/i18n/locale-context'
import { locales, type Locale } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { generatedEvents } from '@/testing/generated-events'
import { EventsCalendar } from './events-calendar'
import { EventsOfYear } from './events-of-year'

const now = new Date('2026-11-20T12:00:00+01:00')

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

function render(locale: Locale, list: React.ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Rome">
      <LocaleProvider locale={locale}>{list}</LocaleProvider>
    </NextIntlClientProvider>,
  )
}

const spread = eventsSchema.parse(generatedEvents(500, now))

/** The same events, all on the days of one month. */
function inMonth(month: string) {
  return spread.map((event, index) => {
    const date = `${month}-${String(1 + (index % 28)).padStart(2, '0')}`
    return { ...event, sessions: [{ date, start: '17:00', end: '19:00' }] }
  })
}

const lists = { spread, ahead: inMonth('2027-03'), past: inMonth('2026-03') }

/** The rest of the page and what React adds weigh 25 kB more: `npm run bench:growth` measures it all. */
const heaviest = 10 * 1024

test.each(
  Object.entries(lists).flatMap(([name, events]) =>
    locales.map((locale) => ({ name, locale, events })),
  ),
)('500 events ($name) are no heavy list in $locale', ({ events, locale }) => {
  const html = render(locale, <EventsCalendar events={events} filter={noFilter} />)
  expect(html.match(/<article/g)?.length ?? 0).toBe(events === lists.past ? 0 : 6)
  expect(gzipSync(html).length).toBeLessThan(heaviest)
})

test.each(Object.entries(lists))('every event (%s) stands on the page of its year', (_, events) => {
  const years = yearsOf(events)
  const calendar = render('it', <EventsCalendar events={events} filter={noFilter} />)
  const pages = years.map((year) => {
    expect(calendar).toContain(`href="/events/in/${year}"`)
    return render('it', <EventsOfYear events={events} year={year} />)
  })
  const linked = pages.flatMap((page) => page.match(/href="\/events\/[a-z0-9-]+"/g) ?? [])
  expect(linked.toSorted()).toEqual(events.map(({ id }) => `href="/events/${id}"`).toSorted())
})

test('a few events need no pages of years', () => {
  const html = render('it', <EventsCalendar events={spread.slice(0, 12)} filter={noFilter} />)
  expect(html.match(/<li/g)).toHaveLength(12)
  expect(html).not.toContain('/events/in/')
})
