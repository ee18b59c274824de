import { expect, test } from 'vitest'
import { eventEnd, sessionTimes } from './sessions'

test('an event ends with its last session', () => {
  const sessions = [
    { date: '2027-10-26', start: '16:00', end: '18:30' },
    { date: '2027-10-25', start: '16:00', end: '18:30' },
  ]
  expect(eventEnd({ sessions }).toISOString()).toBe('2027-10-26T16:30:00.000Z')
})

test.each([
  // The Saturday before, the Sunday on which the clocks go back, the Monday after.
  [{ date: '2025-10-25', start: '16:00', end: '18:30' }, '16:00:00+02:00', '18:30:00+02:00'],
  [{ date: '2025-10-26', start: '16:00', end: '18:30' }, '16:00:00+01:00', '18:30:00+01:00'],
  [{ date: '2026-10-24', start: '16:00', end: '18:30' }, '16:00:00+02:00', '18:30:00+02:00'],
  [{ date: '2026-10-26', start: '16:00', end: '18:30' }, '16:00:00+01:00', '18:30:00+01:00'],
])('%o starts at %s and ends at %s', (session, start, end) => {
  expect(sessionTimes(session)).toEqual({
    startDate: `${session.date}T${start}`,
    endDate: `${session.date}T${end}`,
    startsAt: new Date(`${session.date}T${start}`),
    endsAt: new Date(`${session.date}T${end}`),
  })
})

test('a session that ends after midnight ends on the day after', () => {
  const { startDate, endDate } = sessionTimes({ date: '2026-12-31', start: '21:00', end: '00:30' })
  expect(startDate).toBe('2026-12-31T21:00:00+01:00')
  expect(endDate).toBe('2027-01-01T00:30:00+01:00')
})
