import { expect, test } from 'vitest'
import { romeInstant } from './rome-clock'

test.each([
  ['2027-10-25', '16:00', '2027-10-25T14:00:00.000Z'],
  ['2026-10-24', '16:00', '2026-10-24T14:00:00.000Z'],
  ['2026-10-26', '16:00', '2026-10-26T15:00:00.000Z'],
  ['2027-01-15', '00:30', '2027-01-14T23:30:00.000Z'],
])('%s %s in Rome is %s', (date, time, instant) => {
  expect(romeInstant(date, time).toISOString()).toBe(instant)
})
