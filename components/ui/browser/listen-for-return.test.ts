import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForReturn } from './listen-for-return'

const page = Object.assign(new EventTarget(), { hidden: false })
const onReturn = vi.fn()

function show(isShown: boolean) {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  onReturn.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a return is told once the page runs again, and not in the event that announces it', () => {
  const stop = listenForReturn(onReturn)
  show(false)
  show(true)
  expect(onReturn).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(onReturn).toHaveBeenCalledTimes(1)
  stop()
})

test('who leaves again at once, or listens no more, is told nothing', () => {
  const stop = listenForReturn(onReturn)
  show(true)
  show(false)
  vi.runAllTimers()
  show(true)
  stop()
  vi.runAllTimers()
  expect(onReturn).not.toHaveBeenCalled()
})
