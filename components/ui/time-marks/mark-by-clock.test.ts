import { afterEach, expect, test, vi } from 'vitest'
import { eventTimeAttributes } from '@/lib/events/event-time-attributes'
import { markByClock } from './mark-by-clock'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Dated = Parameters<typeof eventTimeAttributes>[0]

type Part = { dataset: Record<string, string>; hidden: boolean; textContent: string }

/** Runs the source that pages carry, away from this module, and says how it marks an event and its parts. */
function marksAt(instant: string, event: Dated, parts: Part[] = []) {
  vi.useFakeTimers({ now: new Date(instant) })
  const attributes = eventTimeAttributes(event)
  const dataset: Record<string, string | undefined> = {
    times: attributes['data-times'],
    bookUntil: attributes['data-book-until']?.toString(),
  }
  const element = { dataset, querySelectorAll: () => parts }
  vi.stubGlobal('document', { querySelectorAll: () => [element] })
  new Function(`(${markByClock})()`)()
  return { when: dataset.when, booking: dataset.booking }
}

const at = (date: string, start = '16:00', end = '18:30') => ({ date, start, end })

const twoDays = { sessions: [at('2026-10-24'), at('2026-10-25')] }
const spring = { sessions: [at('2026-03-29', '10:00', '12:00')] }
const newYear = { sessions: [at('2026-12-31', '21:00', '00:30')] }

test.each([
  // The clocks go forward on 29 March 2026, and back on 25 October.
  ['2026-03-28T23:59:00+01:00', spring, 'upcoming'],
  ['2026-03-29T00:00:00+01:00', spring, 'today'],
  ['2026-03-29T12:00:01+02:00', spring, 'past'],
  ['2026-10-24T15:00:00+02:00', twoDays, 'today'],
  ['2026-10-24T18:31:00+02:00', twoDays, 'upcoming'],
  ['2026-10-25T18:29:00+01:00', twoDays, 'today'],
  ['2026-10-25T18:30:00+01:00', twoDays, 'past'],
  ['2027-01-01T00:15:00+01:00', newYear, 'today'],
  ['2027-01-01T00:31:00+01:00', newYear, 'past'],
])('at %s, %o is %s', (instant, event, when) => {
  expect(marksAt(instant, event)).toEqual({ when, booking: 'open' })
})

test('bookings close at the end of their last day', () => {
  const event = { ...twoDays, bookingUntil: '2026-10-20' }
  expect(marksAt('2026-10-20T23:59:59+02:00', event).booking).toBe('open')
  expect(marksAt('2026-10-21T00:00:00+02:00', event).booking).toBe('closed')
})

test('a word is there from its moment on, what a moment ends goes', () => {
  const word = (then: string): Part => ({
    dataset: { then, says: then },
    hidden: true,
    textContent: '',
  })
  const until = (moment: string): Part => ({
    dataset: { until: moment },
    hidden: false,
    textContent: 'x',
  })
  const parts = [word('today'), word('past'), word('closed'), until('closed'), until('past')]
  const said = (instant: string) => {
    marksAt(instant, { ...twoDays, bookingUntil: '2026-10-20' }, parts)
    return parts.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)
  }
  expect(said('2026-10-20T12:00:00+02:00')).toEqual(['x', 'x'])
  expect(said('2026-10-24T12:00:00+02:00')).toEqual(['today', 'closed', 'x'])
  parts[0]!.textContent = 'translated'
  expect(said('2026-10-25T12:00:00+01:00')).toEqual(['translated', 'closed', 'x'])
  expect(said('2026-10-25T18:30:00+01:00')).toEqual(['past', 'closed'])
  expect(parts[0]).toMatchObject({ hidden: true, textContent: '' })
})
