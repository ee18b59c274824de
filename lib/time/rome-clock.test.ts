import { expect, test } from 'vitest'
import { romeDateTime, romeInstant } from './rome-clock'

test.each([
  ['2027-10-25', '16:00', '2027-10-25T14:00:00.000Z'],
  ['2027-01-15', '00:30', '2027-01-14T23:30:00.000Z'],
  // Before and after the clocks go forward, and the hour that is skipped.
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  // Before and after they go back, and the hour that comes twice.
  ['2025-10-26', '01:30', '2025-10-25T23:30:00.000Z'],
  ['2025-10-26', '02:30', '2025-10-26T00:30:00.000Z'],
  ['2025-10-26', '03:00', '2025-10-26T02:00:00.000Z'],
])('%s %s in Rome is %s', (date, time, instant) => {
  expect(romeInstant(date, time).toISOString()).toBe(instant)
})

test.each([
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
])('%s is %s in Rome', (instant, dateTime) => {
  expect(romeDateTime(new Date(instant))).toBe(dateTime)
})
