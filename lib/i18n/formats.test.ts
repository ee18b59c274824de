import { expect, test } from 'vitest'
import { clockTime, dayOffWords, euroAmount, formatterFor, timeRange, weekdayName } from './formats'
import type { Locale } from './locales'

test.each([
  ['it', '25\u00a0ottobre 2027'],
  ['en', '25\u00a0October 2027'],
  ['es', '25\u00a0de octubre de 2027'],
] as const)('a date in %s reads %s', (locale, text) => {
  expect(formatterFor(locale).dateTime(new Date('2027-10-25T12:00Z'), { dateStyle: 'long' })).toBe(
    text,
  )
})

test.each<[Locale, string, string]>([
  ['it', '01-01', '1º\u00a0gennaio'],
  ['en', '01-01', '1\u00a0January'],
  ['es', '01-01', '1\u00a0de enero'],
])('in %s %s is %s', (locale, day, words) => {
  expect(dayOffWords(day, locale)).toBe(words)
})

test('no comma stands after an English weekday', () => {
  expect(formatterFor('en').dateTime(new Date('2027-10-25T12:00Z'), { dateStyle: 'full' })).toBe(
    'Monday 25\u00a0October 2027',
  )
})

test('a day without its month is a bare number in Italian too', () => {
  expect(formatterFor('it').dateTime(new Date('2027-01-01T12:00Z'), { day: 'numeric' })).toBe('1')
})

test.each<[string, Locale, string]>([
  ['10:00', 'it', '10'],
  ['17:30', 'it', '17:30'],
  ['10:00', 'en', '10\u00a0am'],
  ['12:00', 'en', '12\u00a0pm'],
  ['17:30', 'en', '5:30\u00a0pm'],
])('%s in %s is %s', (time, locale, expected) => {
  expect(clockTime(time, locale)).toBe(expected)
})

test.each<[Locale, string, string, string]>([
  ['it', 'lunedì', '25\u00a0dicembre', 'a, b e c'],
  ['en', 'Monday', '25\u00a0December', 'a, b and c'],
  ['es', 'lunes', '25\u00a0de diciembre', 'a, b y c'],
])('names and lists in %s', (locale, monday, christmas, list) => {
  expect(weekdayName('monday', locale)).toBe(monday)
  expect(dayOffWords('12-25', locale)).toBe(christmas)
  expect(formatterFor(locale).list(['a', 'b', 'c'], { type: 'conjunction' })).toBe(list)
})

test.each<[Locale, string, string, string, string]>([
  ['it', '16:00', '18:30', '16:00', '18:30'],
  ['it', '16:00', '18:00', '16', '18'],
  ['en', '16:00', '18:30', '4\u00a0pm', '6:30\u00a0pm'],
  ['es', '21:00', '00:30', '21:00', '00:30'],
])(
  'in %s a time from %s to %s has minutes at both ends or at none',
  (locale, start, end, ...words) => {
    expect(Object.values(timeRange({ start, end }, locale))).toEqual(words)
  },
)

test.each<[Locale, number, string]>([
  ['it', 10, '10\u00a0€'],
  ['it', 12.5, '12,50\u00a0€'],
  ['en', 12.5, '€12.50'],
])('in %s %d euro are %s', (locale, amount, words) => {
  expect(euroAmount(amount, locale)).toBe(words)
})
