import { expect, test } from 'vitest'
import type { Locale } from './locales'
import { clockTime, dayAndMonth, formatterFor, weekdayName } from './formats'

test.each([
  ['it', '25 ottobre 2027'],
  ['en', '25 October 2027'],
  ['es', '25 de octubre de 2027'],
] as const)('a date in %s reads %s', (locale, text) => {
  expect(formatterFor(locale).dateTime(new Date('2027-10-25T12:00Z'), { dateStyle: 'long' })).toBe(
    text,
  )
})

test.each<[string, Locale, string]>([
  ['10:00', 'it', '10'],
  ['17:30', 'it', '17:30'],
  ['10:00', 'en', '10 am'],
  ['12:00', 'en', '12 pm'],
  ['17:30', 'en', '5:30 pm'],
  ['19:00', 'es', '19'],
])('%s in %s is %s', (time, locale, expected) => {
  expect(clockTime(time, locale)).toBe(expected)
})

test.each<[Locale, string, string, string]>([
  ['it', 'lunedì', '25 dicembre', 'a, b e c'],
  ['en', 'Monday', '25 December', 'a, b and c'],
  ['es', 'lunes', '25 de diciembre', 'a, b y c'],
])('names and lists in %s', (locale, monday, christmas, list) => {
  expect(weekdayName('monday', locale)).toBe(monday)
  expect(dayAndMonth('12-25', locale)).toBe(christmas)
  expect(dayAndMonth('2026-12-25', locale)).toBe(christmas)
  expect(formatterFor(locale).list(['a', 'b', 'c'], { type: 'conjunction' })).toBe(list)
})
