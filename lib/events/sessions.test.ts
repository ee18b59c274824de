import { describe, expect, it } from 'vitest'
import { eventEnd, romeInstant } from './sessions'

describe('romeInstant', () => {
  it.each([
    ['2027-10-25', '16:00', '2027-10-25T14:00:00.000Z'],
    ['2026-10-24', '16:00', '2026-10-24T14:00:00.000Z'],
    ['2026-10-26', '16:00', '2026-10-26T15:00:00.000Z'],
    ['2027-01-15', '00:30', '2027-01-14T23:30:00.000Z'],
  ])('%s %s in Rome is %s', (date, time, instant) => {
    expect(romeInstant(date, time).toISOString()).toBe(instant)
  })
})

it('an event ends with its last session', () => {
  const sessions = [
    { date: '2027-10-26', start: '16:00', end: '18:30' },
    { date: '2027-10-25', start: '16:00', end: '18:30' },
  ]
  expect(eventEnd({ sessions }).toISOString()).toBe('2027-10-26T16:30:00.000Z')
})
