import { describe, expect, test } from 'vitest'
import { isOver, isRunning, periodInstants } from './period'

const august = { from: '2027-08-09', until: '2027-08-22' }
const lastSundayOfOctober = { from: '2027-10-31', until: '2027-10-31' }

describe('a period of days in Rome', () => {
  test.each([
    [august, '2027-08-08T21:59:59Z', false, false],
    [august, '2027-08-08T22:00:00Z', true, false],
    [august, '2027-08-22T21:59:59Z', true, false],
    [august, '2027-08-22T22:00:00Z', false, true],
    // The day on which clocks go back lasts 25 hours.
    [lastSundayOfOctober, '2027-10-31T22:59:59Z', true, false],
    [lastSundayOfOctober, '2027-10-31T23:00:00Z', false, true],
  ])('%o at %s: running %s, over %s', (period, instant, running, over) => {
    expect(isOver(period, new Date(instant))).toBe(over)
    expect(isRunning(period, new Date(instant))).toBe(running)
    const { begins, ends } = periodInstants(period)
    const now = Date.parse(instant)
    expect([begins <= now && now < ends, ends <= now]).toEqual([running, over])
  })
})
