import { expect, test } from 'vitest'
import { eventEnd } from './sessions'

test('an event ends with its last session', () => {
  const sessions = [
    { date: '2027-10-26', start: '16:00', end: '18:30' },
    { date: '2027-10-25', start: '16:00', end: '18:30' },
  ]
  expect(eventEnd({ sessions }).toISOString()).toBe('2027-10-26T16:30:00.000Z')
})
