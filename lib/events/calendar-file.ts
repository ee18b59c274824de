import ICAL from 'ical.js'
import { sessionTimes, type EventSession } from '../content/event-sessions'
import { siteUrl } from '../site-url'
import { timeZone } from '../time/rome-clock'

export type CalendarEntry = {
  sessions: readonly CalendarSession[]
  title: string
  status: 'CONFIRMED' | 'CANCELLED'
  description: string
  location: string
  url: string
  changedAt: Date
}

type CalendarSession = EventSession & { id: string }

type Calendar = { name: string; entries: readonly CalendarEntry[] }

/** The time zone of Italy as calendar programs want it, with the rules of the European Union. */
const calendarTimeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  `X-LIC-LOCATION:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

// Without this ical.js takes them for what it does not know, and escapes nothing in them.
for (const property of ['name', 'x-wr-calname']) {
  ICAL.design.icalendar.property[property] = { defaultType: 'text' }
}

// The space before what is folded counts among the 75 octets of a line, which ical.js forgets.
ICAL.foldLength = 74

/**
 * Returns an iCalendar file (RFC 5545) with one event for each session. A build that changes nothing
 * writes the same file: all moments are those of the content.
 */
export function calendarFile({ name, entries }: Calendar): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${new URL(siteUrl).hostname}//events`)
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('name', name)
  // Google, Apple and Outlook read these instead of NAME and REFRESH-INTERVAL.
  calendar.addPropertyWithValue('x-wr-calname', name)
  calendar.addPropertyWithValue('x-published-ttl', 'PT12H')
  calendar.addSubcomponent(ICAL.Component.fromString(calendarTimeZone))
  for (const entry of entries) {
    for (const session of entry.sessions) {
      calendar.addSubcomponent(sessionComponent(entry, session))
    }
  }
  return `${calendar.toString()}\r\n`
}

function sessionComponent(entry: CalendarEntry, session: CalendarSession) {
  const component = new ICAL.Component('vevent')
  const { startDate, endDate } = sessionTimes(session)
  const changed = ICAL.Time.fromJSDate(entry.changedAt, true)
  // The same in every language and build: a calendar that reads the file again changes its entry.
  component.addPropertyWithValue('uid', `${session.id}@${new URL(siteUrl).hostname}`)
  component.addPropertyWithValue('dtstamp', changed)
  component.addPropertyWithValue('last-modified', changed)
  // Rises with the day of the change, without anybody who counts.
  component.addPropertyWithValue('sequence', Math.floor(entry.changedAt.getTime() / 60_000))
  for (const [property, dateTime] of [
    ['dtstart', startDate] as const,
    ['dtend', endDate] as const,
  ]) {
    const time = ICAL.Time.fromDateTimeString(dateTime.slice(0, 19))
    component.addPropertyWithValue(property, time).setParameter('tzid', timeZone)
  }
  component.addPropertyWithValue('summary', entry.title)
  component.addPropertyWithValue('description', entry.description)
  component.addPropertyWithValue('location', entry.location)
  component.addPropertyWithValue('url', entry.url)
  component.addPropertyWithValue('status', entry.status)
  return component
}
