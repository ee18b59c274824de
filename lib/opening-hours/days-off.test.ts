import { expect, test } from 'vitest'
import { dayOffWords } from '../i18n/formats'
import { daysOffFrom } from './days-off'

const today = new Date('2027-03-29T10:00:00Z')

test('a day off that is past is not named; today, a later one and a yearly one are', () => {
  expect(daysOffFrom(today, ['2027-03-28', '2027-03-29', '2028-01-03', '01-01'])).toEqual([
    '2027-03-29',
    '2028-01-03',
    '01-01',
  ])
})

test.each([
  ['2027-03-29', 'it', '29 marzo 2027'],
  ['12-25', 'it', '25 dicembre'],
  ['2027-03-29', 'es', '29 de marzo de 2027'],
] as const)('%s in %s reads %s', (day, locale, words) => {
  expect(dayOffWords(day, locale).replaceAll('\u00a0', ' ')).toBe(words)
})
