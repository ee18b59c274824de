import { sessionTimes, type EventSession } from '../content/event-sessions'
import { timeZone } from '../time/rome-clock'

type Entry = { title: string; description: string; location: string }

/** Returns the address that offers a session to a Google calendar. */
export function googleCalendarUrl(
  { title, description, location }: Entry,
  session: EventSession,
): string {
  const { startsAt, endsAt } = sessionTimes(session)
  const compact = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  return addressWith('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    ctz: timeZone,
    details: description,
    location,
  })
}

/** Returns the address that offers a session to an Outlook calendar. */
export function outlookCalendarUrl(
  { title, description, location }: Entry,
  session: EventSession,
): string {
  const { startDate, endDate } = sessionTimes(session)
  return addressWith('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: title,
    startdt: startDate,
    enddt: endDate,
    body: description,
    location,
  })
}

function addressWith(address: string, query: Record<string, string>): string {
  // Outlook takes a plus sign for itself, not for a space.
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`
}
