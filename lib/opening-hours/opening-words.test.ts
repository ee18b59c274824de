import { describe, expect, test } from 'vitest'
import type { Locale } from '../i18n/locales'
import {
  clockTime,
  dayAndMonth,
  joinWords,
  openingWords,
  weekdayName,
  type OpeningTemplates,
} from './opening-words'

const templates: OpeningTemplates = {
  open: 'open',
  until: 'until {time}',
  closed: 'closed',
  opensToday: 'today at {time}',
  opensTomorrow: 'tomorrow at {time}',
  opensOn: 'on {day} at {time}',
}

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
  expect(joinWords(['a', 'b', 'c'], locale, 'conjunction')).toBe(list)
})

describe('the state in words', () => {
  test('open', () => {
    expect(openingWords({ open: true, until: '13:00' }, templates, 'en')).toEqual([
      'open',
      'until 1 pm',
    ])
  })

  test.each<[number, string]>([
    [0, 'today at 10'],
    [1, 'tomorrow at 10'],
    [2, 'on venerdì at 10'],
    [6, 'on venerdì at 10'],
    [7, 'on venerdì 8 gen at 10'],
  ])('closed, %i days ahead', (daysAhead, expected) => {
    const state = { open: false, date: '2027-01-08', start: '10:00', daysAhead } as const
    expect(openingWords(state, templates, 'it')).toEqual(['closed', expected])
  })
})
