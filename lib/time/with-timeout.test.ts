import { afterEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout'

afterEach(() => vi.useRealTimers())

test('gives the value of a promise that is quick enough', async () => {
  await expect(withTimeout(50, Promise.resolve('value'))).resolves.toBe('value')
})

test('gives nothing for a promise that fails', async () => {
  await expect(withTimeout(50, Promise.reject(new Error('no')))).resolves.toBeUndefined()
})

test('gives nothing for a promise that never ends, and leaves no timer behind', async () => {
  vi.useFakeTimers()
  const result = withTimeout(5000, new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(5000)
  await expect(result).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
