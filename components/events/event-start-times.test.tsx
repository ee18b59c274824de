import ICAL from 'ical.js'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseEvents } from '@/lib/content/parse-events'
import { calendarEntry } from '@/lib/events/calendar-entry'
import { calendarFile } from '@/lib/events/calendar-file'
import { googleCalendarUrl, outlookCalendarUrl } from '@/lib/events/calendar-links'
import { locales, type Locale } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { eventData } from '@/lib/seo/event-data'
import { sampleEvent } from '@/testing/sample-event'
import { EventDates } from './event-facts'

/** On both sides of each change of the clocks, and over New Year: the same hour, another instant. */
const sessions = [
  ['2026-03-28', '16:00', '18:30', '2026-03-28T15:00Z', '2026-03-28T17:30Z'],
  ['2026-03-29', '16:00', '18:30', '2026-03-29T14:00Z', '2026-03-29T16:30Z'],
  ['2026-10-24', '16:00', '18:30', '2026-10-24T14:00Z', '2026-10-24T16:30Z'],
  ['2026-10-25', '16:00', '18:30', '2026-10-25T15:00Z', '2026-10-25T17:30Z'],
  ['2026-12-31', '21:00', '00:30', '2026-12-31T20:00Z', '2026-12-31T23:30Z'],
] as const

describe.each(sessions)('on %s at %s', (date, start, end, startsAt, endsAt) => {
  const session = { date, start, end }
  const instants = [new Date(startsAt), new Date(endsAt)]

  test.each(locales)('file, links, structured data and page name one instant in %s', (locale) => {
    const [event] = parseEvents([{ ...sampleEvent(), sessions: [session] }])
    if (!event) throw new Error('The sample event is gone.')
    const entry = calendarEntry(event, locale)

    const file = calendarFile({ name: 'x', entries: [entry] })
    const calendar = ICAL.Component.fromString(file)
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
    const component = calendar.getFirstSubcomponent('vevent')
    const { startDate, endDate } = new ICAL.Event(component ?? undefined)
    expect(zone.tzid).toBe('Europe/Rome')
    expect(startDate.toString()).toBe(`${date}T${start}:00`)
    // By the zone that stands in the file, whatever the reader knows of Rome.
    const times = [startDate, endDate].map((time) => {
      time.zone = zone
      return time.convertToZone(ICAL.Timezone.utcTimezone).toJSDate()
    })
    expect(times).toEqual(instants)

    const google = new URL(googleCalendarUrl(entry, session)).searchParams.get('dates')
    const compact = instants.map((time) => time.toISOString().replace(/[-:]|\.000/g, ''))
    expect(google).toBe(compact.join('/'))
    const outlook = new URL(outlookCalendarUrl(entry, session)).searchParams
    expect(['startdt', 'enddt'].map((name) => new Date(outlook.get(name) ?? ''))).toEqual(instants)

    const [data] = eventData(event, locale, false)
    expect([data?.startDate, data?.endDate].map((time) => new Date(String(time)))).toEqual(instants)

    const page = renderDates(event.sessions, locale)
    expect(new Date(/dateTime="([^"]+)"/.exec(page)?.[1] ?? '')).toEqual(instants[0])
    const shown = locale === 'en' ? `${Number(start.slice(0, 2)) - 12} pm` : start.slice(0, 2)
    expect(page.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`\\b${shown}\\b`))
  })
})

function renderDates(dates: Parameters<typeof EventDates>[0]['sessions'], locale: Locale): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Rome">
      <EventDates sessions={dates} />
    </NextIntlClientProvider>,
  )
}
