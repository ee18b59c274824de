import { expect, test } from 'vitest'
import { daysOffFrom, isOpenAt } from './opening-hours'

test.each([
  ['09:00', '00:00', ['09:00', '23:59'], ['08:59', '00:00']],
  ['20:00', '02:00', ['20:00', '01:59'], ['19:59', '02:00']],
  ['09:00', '18:30', ['09:00', '18:29'], ['08:59', '18:30']],
])('from %s to %s', (start, end, open, closed) => {
  expect(open.filter((time) => !isOpenAt({ start, end }, time))).toEqual([])
  expect(closed.filter((time) => isOpenAt({ start, end }, time))).toEqual([])
})

test('a day off that is past is not named; today, a later one and a yearly one are', () => {
  const now = new Date('2027-03-29T10:00:00Z')
  const daysOff = ['2027-03-28', '2027-03-29', '2028-01-03', '01-01']
  expect(daysOffFrom(now, daysOff)).toEqual(['2027-03-29', '2028-01-03', '01-01'])
})
