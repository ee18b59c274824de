import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlineIn, timeLeft } from './deadline'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('the time left runs down to nothing, and no further', () => {
  const deadline = deadlineIn(9000)
  expect(timeLeft(deadline)).toBe(9000)
  vi.advanceTimersByTime(8999)
  expect(timeLeft(deadline)).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(timeLeft(deadline)).toBe(0)
})

test('a fraction of a millisecond is time that AbortSignal.timeout accepts', () => {
  const left = timeLeft(deadlineIn(2000.5))
  expect(left).toBe(2000)
  expect(() => AbortSignal.timeout(left)).not.toThrow()
})
