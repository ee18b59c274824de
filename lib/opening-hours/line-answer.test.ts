import { expect, test } from 'vitest'
import { helplines } from '../content/helplines'
import { romeClock } from '../time/rome-clock'
import { lineAnswer, type LineAnswer, type LineHours } from './line-answer'

const usual: LineHours = { daily: { start: '09:00', end: '00:00' } }
const pastMidnight: LineHours = { daily: { start: '20:00', end: '02:00' } }
/** Announced: from nine on the 24th until midnight of the 26th, without a pause. */
const christmas: LineHours = {
  ...usual,
  exceptions: [
    { from: '2026-12-24', until: '2026-12-24', daily: { start: '09:00', end: '00:00' } },
    { from: '2026-12-25', until: '2026-12-26' },
  ],
}

const moments = [
  ['25 December, 2 at night', '2026-12-25T01:00:00Z'],
  ['28 November, half past 3 at night', '2026-11-28T02:30:00Z'],
  ['24 March, a minute before midnight', '2027-03-24T22:59:00Z'],
  ['just before the hour that does not exist', '2027-03-28T00:59:00Z'],
  ['where that hour would be', '2027-03-28T01:30:00Z'],
  ['the first of the two hours that come twice', '2027-10-31T00:30:00Z'],
  ['the second', '2027-10-31T01:30:00Z'],
  ['midnight of New Year', '2026-12-31T23:00:00Z'],
] as const

test.each(moments)('on %s no line of the site is called closed', (_, instant) => {
  const clock = romeClock(new Date(instant))
  expect(helplines.length).toBeGreaterThan(0)
  for (const line of [...helplines, usual, pastMidnight, christmas]) {
    expect(lineAnswer(line, clock)).not.toBe('closed')
  }
})

test.each<[string, LineHours, string, string, LineAnswer]>([
  ['usual hours', usual, '2026-11-28', '09:00', 'usually-open'],
  ['a minute before midnight', usual, '2027-03-24', '23:59', 'usually-open'],
  ['at midnight', usual, '2027-03-25', '00:00', 'usually-later'],
  ['at night', usual, '2026-11-28', '03:30', 'usually-later'],
  ['past midnight, of the day before', pastMidnight, '2026-11-28', '01:59', 'usually-open'],
  ['after them', pastMidnight, '2026-11-28', '02:00', 'usually-later'],
  ['the night before an announcement', christmas, '2026-12-24', '03:00', 'usually-later'],
  ['announced from nine', christmas, '2026-12-24', '09:00', 'open'],
  ['announced for the night', christmas, '2026-12-25', '02:00', 'open'],
  ['its last minute', christmas, '2026-12-26', '23:59', 'open'],
  ['the day after', christmas, '2026-12-27', '00:00', 'usually-later'],
  ['the same day of another year', christmas, '2027-12-25', '02:00', 'usually-later'],
  ['a line without hours', {}, '2026-12-25', '02:00', 'usually-open'],
])('%s', (_, line, date, time, expected) => {
  expect(lineAnswer(line, { date, time })).toBe(expected)
})

test('closed is said of announced days alone, and not while the evening before may go on', () => {
  const announced = {
    from: '2026-12-31',
    until: '2027-01-01',
    daily: { start: '10:00', end: '18:00' },
  }
  const line = { ...pastMidnight, exceptions: [announced] }
  expect(lineAnswer(line, { date: '2026-12-31', time: '01:00' })).toBe('usually-open')
  expect(lineAnswer(line, { date: '2027-01-01', time: '09:00' })).toBe('closed')
  expect(lineAnswer(line, { date: '2027-01-01', time: '10:00' })).toBe('open')
  expect(lineAnswer(line, { date: '2027-01-01', time: '18:00' })).toBe('closed')
})
