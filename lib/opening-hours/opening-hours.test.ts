import { expect, test } from 'vitest'
import { daysOffFrom, nextOpening, openUntil, type OpeningHours } from './opening-hours'

const monday = '2027-03-29'

test.each([
  ['09:00', '00:00', ['09:00', '23:59'], ['08:59', '00:00']],
  ['20:00', '02:00', ['20:00', '01:59'], ['19:59', '02:00']],
  ['09:00', '18:30', ['09:00', '18:29'], ['08:59', '18:30']],
])('every day from %s to %s', (start, end, open, closed) => {
  const untilAt = (time: string) => openUntil({ slots: [{ start, end }] }, { date: monday, time })
  expect(open.map(untilAt)).toEqual(open.map(() => end))
  expect(closed.map(untilAt)).toEqual(closed.map(() => undefined))
})

const phone: OpeningHours = {
  days: ['monday', 'thursday'],
  slots: [
    { start: '10:00', end: '13:00' },
    { start: '16:00', end: '18:00' },
  ],
  daysOff: ['12-27', '2027-04-01'],
  closures: [{ from: '2027-08-09', until: '2027-08-12' }],
}

test.each<[string, string, string, string | undefined]>([
  ['on one of its days', monday, '10:00', '13:00'],
  ['between two slots', monday, '14:00', undefined],
  ['in the second slot', monday, '17:59', '18:00'],
  ['on another day', '2027-03-30', '10:00', undefined],
  ['on a day off of every year', '2027-12-27', '10:00', undefined],
  ['on a day off of this year', '2027-04-01', '10:00', undefined],
  ['on the same day of the month, later', '2027-07-01', '10:00', '13:00'],
  ['on the first day of a closure', '2027-08-09', '10:00', undefined],
  ['on its last day', '2027-08-12', '10:00', undefined],
  ['on the first day after it', '2027-08-16', '10:00', '13:00'],
])('open until, %s', (_, date, time, expected) => {
  expect(openUntil(phone, { date, time })).toBe(expected)
})

test.each<[string, string, string, ReturnType<typeof nextOpening>]>([
  ['before the first slot', monday, '08:00', { day: 'today', time: '10:00' }],
  ['between two', monday, '13:00', { day: 'today', time: '16:00' }],
  ['after the last', '2027-07-01', '18:00', { day: 'monday', time: '10:00' }],
  ['on another day', '2027-07-06', '12:00', { day: 'thursday', time: '10:00' }],
  ['before a closure, a week long without a slot', '2027-08-06', '12:00', undefined],
  ['in a closure that ends this week', '2027-08-11', '12:00', { day: 'monday', time: '10:00' }],
])('next %s', (_, date, time, expected) => {
  expect(nextOpening(phone, { date, time })).toEqual(expected)
})

test('hours that go past midnight belong to the day on which they began', () => {
  const night: OpeningHours = { days: ['monday'], slots: [{ start: '20:00', end: '02:00' }] }
  expect(openUntil(night, { date: '2027-03-30', time: '01:00' })).toBe('02:00')
  expect(openUntil(night, { date: monday, time: '01:00' })).toBeUndefined()
})

test('a day off that is past is not named; today, a later one and a yearly one are', () => {
  const now = new Date('2027-03-29T10:00:00Z')
  const daysOff = ['2027-03-28', '2027-03-29', '2028-01-03', '01-01']
  expect(daysOffFrom(now, daysOff)).toEqual(['2027-03-29', '2028-01-03', '01-01'])
})
