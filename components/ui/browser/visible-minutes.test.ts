import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyVisibleMinute } from './visible-minutes'

const page = Object.assign(new EventTarget(), { hidden: false })
const onChange = vi.fn()

function show(isShown: boolean) {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:30Z') })
  page.hidden = false
  vi.stubGlobal('document', page)
  onChange.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each new minute is told while the page is in view', () => {
  const stop = everyVisibleMinute(onChange)
  vi.advanceTimersByTime(29_999)
  expect(onChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_001)
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a page that is left is told nothing, not even in the events by which it goes and returns', () => {
  const stop = everyVisibleMinute(onChange)
  show(false)
  vi.advanceTimersByTime(600_000)
  show(true)
  expect(onChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(onChange).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
})
