import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlineIn, timeLeft } from './deadline'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('a fraction of a millisecond is time that AbortSignal.timeout accepts', () => {
  const left = timeLeft(deadlineIn(2000.5))
  expect(left).toBe(2000)
  expect(() => AbortSignal.timeout(left)).not.toThrow()
})
