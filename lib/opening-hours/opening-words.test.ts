import { describe, expect, test } from 'vitest'
import { calendarDate } from '../i18n/formats'
import { locales } from '../i18n/locales'
import { addDays } from '../time/weekdays'
import { openingNames } from './opening-names'
import { farDay, openingWords, type OpeningTemplates } from './opening-words'

const templates: OpeningTemplates = {
  open: 'open',
  until: 'until {time}',
  closed: 'closed',
  opensToday: 'today at {time}',
  opensTomorrow: 'tomorrow at {time}',
  opensOn: 'on {day} at {time}',
}

const slots = [{ start: '10:00', end: '13:00' }]

describe('the state in words', () => {
  test('open', () => {
    expect(
      openingWords({ open: true, until: '13:00' }, templates, openingNames(slots, 'en')),
    ).toEqual(['open', 'until 1\u00a0pm'])
  })

  test.each<[number, string]>([
    [0, 'today at 10'],
    [1, 'tomorrow at 10'],
    [2, 'on venerdì at 10'],
    [6, 'on venerdì at 10'],
    [7, 'on venerdì 8\u00a0gen at 10'],
  ])('closed, %i days ahead', (daysAhead, expected) => {
    const state = { open: false, date: '2027-01-08', start: '10:00', daysAhead } as const
    expect(openingWords(state, templates, openingNames(slots, 'it'))).toEqual(['closed', expected])
  })
})

test.each(locales)('every day of a year is written in %s as Intl writes it', (locale) => {
  const names = openingNames(slots, locale)
  const year = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index))
  const options = { weekday: 'long', day: 'numeric', month: 'short' } as const
  expect(year.map((date) => farDay(date, names))).toEqual(
    year.map((date) => calendarDate(date, locale, options)),
  )
})
