import { expect, test } from 'vitest'
import { dayOffWords, euroAmount, formatterFor, timeRange, weekdayName } from './formats'
import type { Locale } from './locales'

test.each<[Locale, string, string]>([
  ['it', 'lunedì', '1º\u00a0gennaio'],
  ['en', 'Monday', '1\u00a0January'],
  ['es', 'lunes', '1\u00a0de enero'],
])('a weekday and a day off have their names in %s', (locale, monday, newYear) => {
  expect(weekdayName('monday', locale)).toBe(monday)
  expect(dayOffWords('01-01', locale)).toBe(newYear)
})

test('no comma stands after an English weekday', () => {
  expect(formatterFor('en').dateTime(new Date('2027-10-25T12:00Z'), { dateStyle: 'full' })).toBe(
    'Monday 25\u00a0October 2027',
  )
})

test('a day without its month is a bare number in Italian too', () => {
  expect(formatterFor('it').dateTime(new Date('2027-01-01T12:00Z'), { day: 'numeric' })).toBe('1')
})

test.each<[Locale, string, string, string, string]>([
  ['it', '16:00', '18:30', '16:00', '18:30'],
  ['it', '16:00', '18:00', '16', '18'],
  ['en', '10:00', '12:00', '10\u00a0am', '12\u00a0pm'],
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

test.each([
  ['2027-10-01', '2027-10-02', '1º–2\u00a0ottobre 2027'],
  ['2027-10-01', '2027-10-01', '1º\u00a0ottobre 2027'],
])('the days from %s to %s are %s', (first, last, words) => {
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  const range = formatterFor('it').dateRange(noon(first), noon(last), { dateStyle: 'long' })
  expect(range).toBe(words)
})
