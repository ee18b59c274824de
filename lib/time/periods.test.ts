import { expect, test } from 'vitest'
import { isInPeriod, monthsOf, neighboursOf, periodOf, periodsOf, yearsOf } from './periods'

/** So many days of a year, spread over its months. */
function days(year: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0')
    return `${year}-${month}-${String((index % 28) + 1).padStart(2, '0')}`
  })
}

test('a year has a page, and one without an entry has none', () => {
  expect(periodsOf(['2027-03-15', '2025-12-31', '2027-01-01'], 100)).toEqual(['2025', '2027'])
  expect(periodsOf([], 100)).toEqual([])
})

test('a year that is too long for one page has its months besides, and each entry is in one of them', () => {
  expect(periodsOf(days(2027, 100), 100)).toEqual(['2027'])
  const all = [...days(2027, 300), '2026-05-01']
  const periods = periodsOf(all, 100)
  expect(periods.slice(0, 3)).toEqual(['2026', '2027', '2027/01'])
  const months = monthsOf('2027', periods)
  expect(months).toHaveLength(12)
  const inMonths = months.map((month) => all.filter((day) => isInPeriod(day, month)).length)
  expect(inMonths.reduce((sum, count) => sum + count)).toBe(300)
  expect(Math.max(...inMonths)).toBe(25)
  expect(monthsOf('2026', periods)).toEqual([])
  expect(yearsOf(periods)).toEqual(['2027', '2026'])
})

test('a day is in its year and its month alone', () => {
  expect(isInPeriod('2027-03-15', '2027')).toBe(true)
  expect(isInPeriod('2027-03-15', '2027/03')).toBe(true)
  expect(isInPeriod('2027-03-15', '2027/04')).toBe(false)
  expect(isInPeriod('2026-03-15', '2027')).toBe(false)
  expect(periodOf('2027-03-15', ['2026', '2027', '2027/02', '2027/03'])).toBe('2027/03')
  expect(periodOf('2026-03-15', ['2026', '2027', '2027/02', '2027/03'])).toBe('2026')
})

test('before and after a year come years, across those without a page; of a month, months', () => {
  const periods = ['2024', '2026', '2026/11', '2026/12', '2027', '2027/01', '2029']
  expect(neighboursOf('2024', periods)).toEqual({ previous: undefined, next: '2026' })
  expect(neighboursOf('2027', periods)).toEqual({ previous: '2026', next: '2029' })
  expect(neighboursOf('2027/01', periods)).toEqual({ previous: '2026/12', next: undefined })
})
