import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import eventsJson from '@/content/events.json'
import { sampleEvent } from '@/testing/sample-event'
import { eventsSchema } from '../content/events-schema'
import { calendarEntry } from './calendar-entry'
import { calendarFile, type CalendarEntry } from './calendar-file'
import { googleCalendarUrl, outlookCalendarUrl } from './calendar-links'
import { sessionTimes } from './sessions'

const builtOn = new Date('2026-01-10T08:00:00Z')

const entry: CalendarEntry = {
  id: 'prova',
  sessions: [],
  title: 'Ansia, paure; e poi? \\o/',
  description:
    'Un po’ di tutto: ascolto, giochi, domande; e così via, finché c’è tempo. 🦩🦩🦩🦩🦩\nhttps://www.example.org/events/prova',
  place: 'Via di Esempio 1, Quartu Sant’Elena',
  url: 'https://www.example.org/events/prova',
  isCancelled: false,
}

function parse(...entries: CalendarEntry[]) {
  const text = calendarFile({ name: 'Eventi', entries, builtOn })
  const calendar = ICAL.Component.fromString(text)
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined)
  ICAL.TimezoneService.register(zone)
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  return { text, calendar, zone, events }
}

/** An instant by the rules of the file itself. */
function instant(time: ICAL.Time, zone: ICAL.Timezone): string {
  return time.convertToZone(ICAL.Timezone.utcTimezone).toJSDate().toISOString() + zone.tzid
}

describe('a calendar file', () => {
  test('has one event for each session, at its time in Rome', () => {
    const { events } = parse(
      ...eventsSchema.parse([sampleEvent()]).map((e) => calendarEntry(e, 'it')),
    )
    expect(events).toHaveLength(2)
    expect(events.map(({ startDate, endDate }) => `${startDate}/${endDate}`)).toEqual([
      '2027-10-25T16:00:00/2027-10-25T18:30:00',
      '2027-10-26T16:00:00/2027-10-26T18:30:00',
    ])
    expect(new Set(events.map(({ startDate }) => startDate.zone.tzid))).toEqual(
      new Set(['Europe/Rome']),
    )
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
  })

  test('reads back what was written, special characters included', () => {
    const session = { date: '2027-10-25', start: '16:00', end: '18:30' }
    const { events, text } = parse({ ...entry, sessions: [session] })
    expect(events[0]).toMatchObject({
      summary: entry.title,
      description: entry.description,
      location: entry.place,
    })
    expect(text).toContain('DTSTAMP:20260110T080000Z\r\n')
    expect(text).toContain('STATUS:CONFIRMED\r\n')
  })

  test('has lines of 75 octets at most, which end in CR and LF', () => {
    const session = { date: '2027-10-25', start: '16:00', end: '18:30' }
    const { text } = parse({ ...entry, sessions: [session] })
    const lines = text.split('\r\n')
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('says of an event that does not take place that it is cancelled', () => {
    const session = { date: '2027-10-25', start: '16:00', end: '18:30' }
    const { text } = parse({ ...entry, sessions: [session], isCancelled: true })
    expect(text).toContain('STATUS:CANCELLED\r\n')
  })

  test('may be empty', () => {
    expect(parse().events).toEqual([])
  })
})

describe('calendar file, links and page name the same instants', () => {
  const sessions = [
    { date: '2025-10-25', start: '16:00', end: '18:30' },
    { date: '2025-10-26', start: '16:00', end: '18:30' },
    { date: '2026-10-24', start: '16:00', end: '18:30' },
    { date: '2026-10-25', start: '16:00', end: '18:30' },
    { date: '2026-10-26', start: '16:00', end: '18:30' },
    { date: '2026-03-29', start: '10:00', end: '12:00' },
    { date: '2026-12-31', start: '21:00', end: '00:30' },
    ...eventsJson.flatMap(
      (event: { sessions: { date: string; start: string; end: string }[] }) => event.sessions,
    ),
  ]

  test.each(sessions)('on $date at $start', (session) => {
    const { events, zone } = parse({ ...entry, sessions: [session] })
    const { startsAt, endsAt, startDate, endDate } = sessionTimes(session)
    const [event] = events
    expect(event && instant(event.startDate, zone)).toBe(`${startsAt.toISOString()}Europe/Rome`)
    expect(event && instant(event.endDate, zone)).toBe(`${endsAt.toISOString()}Europe/Rome`)

    const google = new URL(googleCalendarUrl(entry, session)).searchParams
    const [from = '', until = ''] = (google.get('dates') ?? '').split('/')
    expect([from, until].map((time) => new Date(isoOf(time)))).toEqual([startsAt, endsAt])
    const outlook = new URL(outlookCalendarUrl(entry, session)).searchParams
    expect([outlook.get('startdt'), outlook.get('enddt')]).toEqual([startDate, endDate])
    expect(new Date(startDate)).toEqual(startsAt)
    expect([google.get('text'), outlook.get('subject')]).toEqual([entry.title, entry.title])
  })
})

/** `20271025T140000Z` → `2027-10-25T14:00:00Z` */
function isoOf(compact: string): string {
  return compact.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:')
}
