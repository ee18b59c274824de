import { afterEach, expect, test, vi } from 'vitest'
import { showByClock } from '@/components/shell/clock-script'
import { eventEnd } from '../content/event-sessions'
import { endOfDay } from './period'
import { shownBetween, shownDuring } from './shown-between'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const at = (date: string, start = '16:00', end = '18:30') => ({ date, start, end })

const spring = eventEnd({ sessions: [at('2026-03-29', '01:00', '03:30')] })
const autumn = eventEnd({ sessions: [at('2026-10-24'), at('2026-10-25')] })
const newYear = eventEnd({ sessions: [at('2026-12-31', '21:00', '00:30')] })
const pause = { from: '2026-03-29', until: '2026-10-25' }

test.each([
  // The clocks go forward on 29 March 2026, and back on 25 October.
  ['until', '2026-03-29T03:30:00+02:00', () => shownBetween(undefined, spring)],
  // On the last of two days.
  ['until', '2026-10-25T18:30:00+01:00', () => shownBetween(undefined, autumn)],
  ['from', '2026-10-25T18:30:00+01:00', () => shownBetween(autumn)],
  ['until', '2027-01-01T00:30:00+01:00', () => shownBetween(undefined, newYear)],
  // The last day of bookings is the one on which the clocks go back.
  ['until', '2026-10-26T00:00:00+01:00', () => shownBetween(undefined, endOfDay('2026-10-25'))],
  ['from', '2026-03-29T00:00:00+01:00', () => shownDuring(pause)],
  ['until', '2026-10-26T00:00:00+01:00', () => shownDuring(pause)],
])('shown %s %s: %s', (side, moment, attributes) => {
  const instant = Date.parse(moment)
  for (const [now, isShown] of [
    [instant - 1, side === 'until'],
    [instant, side === 'from'],
  ] as const) {
    vi.useFakeTimers({ now })
    expect(attributes().hidden, 'in a page that is built now').toBe(!isShown)

    vi.setSystemTime('2026-01-01')
    const { hidden, 'data-from': from, 'data-to': to } = attributes()
    const element = { hidden, dataset: written({ from, to }) }
    vi.stubGlobal('document', { querySelectorAll: () => [element] })
    vi.setSystemTime(now)
    // From its source, which pages carry.
    new Function(`(${showByClock})()`)()
    expect(element.hidden, 'in a page that was built before').toBe(!isShown)
  }
})

/** What browsers read of attributes: texts, and nothing of one that is not there. */
function written(attributes: Record<string, number | undefined>) {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}
