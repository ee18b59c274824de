import ICAL from 'ical.js'
import { sessionTimes, type EventSession } from '../content/event-sessions'
import { siteUrl } from '../site-url'
import { timeZone } from '../time/rome-clock'
import { calendarTimeZone } from './calendar-time-zone'

export type CalendarEntry = {
  id: string
  sessions: readonly EventSession[]
  title: string
  description: string
  place: string
  url: string
  isCancelled: boolean
}

type Calendar = { name: string; entries: readonly CalendarEntry[]; builtOn: Date }

// The space before what is folded counts among the 75 octets of a line, which ical.js forgets.
ICAL.foldLength = 74

/** Returns an iCalendar file (RFC 5545) with one event for each session. */
export function calendarFile({ name, entries, builtOn }: Calendar): string {
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
      calendar.addSubcomponent(sessionComponent(entry, session, builtOn))
    }
  }
  return `${calendar.toString()}\r\n`
}

function sessionComponent(entry: CalendarEntry, session: EventSession, builtOn: Date) {
  const component = new ICAL.Component('vevent')
  const { startDate, endDate } = sessionTimes(session)
  // The same in every language and build: a calendar that reads the file again changes its entry.
  const name = `${entry.id}-${session.date}-${session.start.replace(':', '')}`
  component.addPropertyWithValue('uid', `${name}@${new URL(siteUrl).hostname}`)
  component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(builtOn, true))
  for (const [property, dateTime] of [
    ['dtstart', startDate] as const,
    ['dtend', endDate] as const,
  ]) {
    const time = ICAL.Time.fromDateTimeString(dateTime.slice(0, 19))
    component.addPropertyWithValue(property, time).setParameter('tzid', timeZone)
  }
  component.addPropertyWithValue('summary', entry.title)
  component.addPropertyWithValue('description', entry.description)
  component.addPropertyWithValue('location', entry.place)
  component.addPropertyWithValue('url', entry.url)
  component.addPropertyWithValue('status', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED')
  return component
}
