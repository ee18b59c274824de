import { expect, test } from 'vitest'
import { daysOffFrom } from './days-off'

test('a day off that is past is not named; today, a later one and a yearly one are', () => {
  const now = new Date('2027-03-29T10:00:00Z')
  const daysOff = ['2027-03-28', '2027-03-29', '2028-01-03', '01-01']
  expect(daysOffFrom(now, daysOff)).toEqual(['2027-03-29', '2028-01-03', '01-01'])
})
