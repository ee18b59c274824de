import { describe, expect, test } from 'vitest'
import { romeClock } from '../time/rome-clock'
import { daysOffFrom, openingState, type OpeningHours } from './opening-state'

const desk: OpeningHours = {
  days: ['monday', 'wednesday', 'friday'],
  slots: [
    { start: '10:00', end: '13:00' },
    { start: '17:00', end: '19:00' },
  ],
  daysOff: ['12-25', '2027-03-29'],
}

function at(instant: string, hours = desk) {
  return openingState(hours, romeClock(new Date(instant)))
}

describe('on an ordinary Monday', () => {
  test.each([
    ['00:00', { open: false, date: '2026-11-23', start: '10:00', daysAhead: 0 }],
    ['09:59', { open: false, date: '2026-11-23', start: '10:00', daysAhead: 0 }],
    ['10:00', { open: true, until: '13:00' }],
    ['12:59', { open: true, until: '13:00' }],
    ['13:00', { open: false, date: '2026-11-23', start: '17:00', daysAhead: 0 }],
    ['17:30', { open: true, until: '19:00' }],
    ['19:00', { open: false, date: '2026-11-25', start: '10:00', daysAhead: 2 }],
  ])('at %s', (time, expected) => {
    expect(at(`2026-11-23T${time}:00+01:00`)).toEqual(expected)
  })
})

test('on Friday evening the next opening is on Monday', () => {
  expect(at('2026-11-27T19:00:00+01:00')).toEqual({
    open: false,
    date: '2026-11-30',
    start: '10:00',
    daysAhead: 3,
  })
})

test('on Sunday the next opening is tomorrow', () => {
  expect(at('2026-11-22T11:00:00+01:00')).toEqual({
    open: false,
    date: '2026-11-23',
    start: '10:00',
    daysAhead: 1,
  })
})

test('the day is the one in Rome, not the one of the visitor or of UTC', () => {
  expect(at('2026-11-22T23:30:00Z')).toMatchObject({ date: '2026-11-23', daysAhead: 0 })
})

describe('when the clocks change', () => {
  test.each([
    ['the Friday before summer time', '2026-03-27T09:00:00Z', true],
    ['the Monday after, an hour earlier in UTC', '2026-03-30T08:00:00Z', true],
    ['a minute before that', '2026-03-30T07:59:00Z', false],
    ['the Friday before winter time', '2026-10-23T08:00:00Z', true],
    ['the Monday after, an hour later in UTC', '2026-10-26T09:00:00Z', true],
    ['a minute before that', '2026-10-26T08:59:00Z', false],
  ])('%s', (_, instant, open) => {
    expect(at(instant)?.open).toBe(open)
  })

  test.each([
    ['the day of 23 hours', '2026-03-29T00:30:00+01:00', '2026-03-30'],
    ['the day of 25 hours', '2026-10-25T00:30:00+02:00', '2026-10-26'],
  ])('%s counts as one day', (_, instant, date) => {
    expect(at(instant)).toEqual({ open: false, date, start: '10:00', daysAhead: 1 })
  })

  test('a slot over the repeated hour stays open through both', () => {
    const nightly: OpeningHours = {
      days: ['sunday'],
      slots: [{ start: '02:00', end: '03:00' }],
      daysOff: [],
    }
    expect(at('2026-10-25T02:30:00+02:00', nightly)?.open).toBe(true)
    expect(at('2026-10-25T02:30:00+01:00', nightly)?.open).toBe(true)
    expect(at('2026-10-25T03:00:00+01:00', nightly)?.open).toBe(false)
  })
})

describe('days off', () => {
  test('a yearly one closes an open weekday', () => {
    expect(at('2026-12-25T11:00:00+01:00')).toEqual({
      open: false,
      date: '2026-12-28',
      start: '10:00',
      daysAhead: 3,
    })
  })

  test('one with a year closes that year only', () => {
    expect(at('2027-03-29T11:00:00+02:00')?.open).toBe(false)
    expect(at('2032-03-29T11:00:00+02:00')?.open).toBe(true)
  })

  test('a long closure is looked past', () => {
    const daysOff = ['12-23', '12-25', '12-28', '12-30', '01-01', '01-04', '01-06']
    expect(at('2026-12-22T09:00:00+01:00', { ...desk, daysOff })).toEqual({
      open: false,
      date: '2027-01-08',
      start: '10:00',
      daysAhead: 17,
    })
  })

  test('one that is past is not named; today, a later one and a yearly one are', () => {
    const now = new Date('2027-03-29T10:00:00Z')
    const daysOff = ['2027-03-28', '2027-03-29', '2028-01-03', '01-01']
    expect(daysOffFrom(now, daysOff)).toEqual(['2027-03-29', '2028-01-03', '01-01'])
  })

  test('without any opening there is nothing to say', () => {
    expect(at('2026-11-23T11:00:00+01:00', { ...desk, days: [] })).toBeUndefined()
  })
})
