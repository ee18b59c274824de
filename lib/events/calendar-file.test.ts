import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-file'

const entry: CalendarEntry = {
  sessions: [{ id: 'prova-1', date: '2027-10-25', start: '16:00', end: '18:30' }],
  title: 'Ansia, paure; e poi? \\o/',
  status: 'CONFIRMED',
  description:
    'Un po’ di tutto: ascolto, giochi, domande; e così via, finché c’è tempo. 🦩🦩🦩🦩🦩\nhttps://www.example.org/events/prova',
  location: 'Via di Esempio 1, Quartu Sant’Elena',
  url: 'https://www.example.org/events/prova',
  changedAt: new Date('2026-01-10T08:00:00Z'),
}

function parse(entry: CalendarEntry) {
  const text = calendarFile({ name: 'Eventi', entries: [entry] })
  const calendar = ICAL.Component.fromString(text)
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  return { text, events }
}

describe('a calendar file', () => {
  test('reads back what was written, special characters included', () => {
    const { events, text } = parse(entry)
    const name = 'Eventi, e altro;\nBEGIN:VEVENT \\o/'
    const calendar = ICAL.Component.fromString(calendarFile({ name, entries: [entry] }))
    for (const property of ['name', 'x-wr-calname']) {
      expect(calendar.getFirstPropertyValue(property)).toBe(name)
    }
    expect(events[0]).toMatchObject({
      summary: entry.title,
      description: entry.description,
      location: entry.location,
    })
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20271025T160000\r\n')
    expect(text).toContain('DTSTAMP:20260110T080000Z\r\n')
    expect(text).toContain('LAST-MODIFIED:20260110T080000Z\r\n')
    expect(text).toContain('STATUS:CONFIRMED\r\n')
  })

  test('has lines of 75 octets at most, which end in CR and LF', () => {
    const { text } = parse(entry)
    const lines = text.split('\r\n')
    expect(lines.length).toBeGreaterThan(25)
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
