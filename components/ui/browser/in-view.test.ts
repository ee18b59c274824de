import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyVisibleMinute, listenForReturn } from './in-view'

const page = Object.assign(new EventTarget(), { hidden: false })
const listener = vi.fn()

function show(isShown: boolean) {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:30Z') })
  page.hidden = false
  vi.stubGlobal('document', page)
  listener.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each new minute is told while the page is in view', () => {
  const stop = everyVisibleMinute(listener)
  vi.advanceTimersByTime(29_999)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_001)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a page that is left is told nothing, not even in the events by which it goes and returns', () => {
  const stop = everyVisibleMinute(listener)
  show(false)
  vi.advanceTimersByTime(600_000)
  show(true)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(listener).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

test('a return is told once the page runs again, and not in the event that announces it', () => {
  const stop = listenForReturn(listener)
  show(false)
  show(true)
  expect(listener).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
})

test('who leaves again at once, or listens no more, is told nothing', () => {
  const stop = listenForReturn(listener)
  show(true)
  show(false)
  vi.runAllTimers()
  show(true)
  stop()
  vi.runAllTimers()
  expect(listener).not.toHaveBeenCalled()
})
