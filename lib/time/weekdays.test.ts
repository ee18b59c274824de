import { expect, test } from 'vitest'
import { addDays, dateOnWeekday, weekdayOf, weekdays } from './weekdays'

test('weekdays of known dates', () => {
  expect(weekdayOf('2026-11-23')).toBe('monday')
  expect(weekdayOf('2026-11-29')).toBe('sunday')
})

test('dateOnWeekday is the inverse of weekdayOf', () => {
  expect(weekdays.map((weekday) => weekdayOf(dateOnWeekday(weekday)))).toEqual([...weekdays])
})

test('days are added over months, years and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})
