import { afterEach, expect, test, vi } from 'vitest'
import { periodInstants } from '@/lib/time/period'
import { showNoticesOfToday } from './site-notice-script'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function notice(from: string, until: string) {
  const { begins, ends } = periodInstants({ from, until })
  return { dataset: { begins: `${begins}`, ends: `${ends}` }, hidden: false }
}

/** Runs the source that pages carry, away from this module, and says which notices are shown. */
function shownAt(instant: string): string[] {
  vi.useFakeTimers({ now: new Date(instant) })
  const past = notice('2027-08-01', '2027-08-08')
  const running = notice('2027-08-09', '2027-08-22')
  const future = notice('2027-08-23', '2027-08-31')
  const querySelectorAll = () => [past, running, future]
  vi.stubGlobal('document', { currentScript: { parentElement: { querySelectorAll } } })
  new Function(`(${showNoticesOfToday})()`)()
  return Object.entries({ past, running, future })
    .filter(([, { hidden }]) => !hidden)
    .map(([name]) => name)
}

test.each([
  ['2027-08-08T21:59:59Z', 'past'],
  ['2027-08-08T22:00:00Z', 'running'],
  ['2027-08-22T21:59:59Z', 'running'],
  ['2027-08-22T22:00:00Z', 'future'],
])('at %s, by the days of Rome, only the %s notice is shown', (instant, name) => {
  expect(shownAt(instant)).toEqual([name])
})

test('after the last notice nothing is shown', () => {
  expect(shownAt('2028-01-01T00:00:00Z')).toEqual([])
})
