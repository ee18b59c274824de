import { describe, expect, test } from 'vitest'
import { dateBadgeParts, datesInWords } from './date-words'

function sessions(...dates: string[]) {
  return dates.map((date) => ({ date, start: '16:00', end: '18:30' }))
}

describe('all days of an event in words', () => {
  test.each([
    [['2027-10-25'], '25\u00a0ottobre 2027', '25\u00a0October 2027', '25\u00a0de octubre de 2027'],
    [
      ['2026-12-20', '2027-01-10', '2027-01-11', '2027-01-12', '2027-03-03'],
      '20\u00a0dicembre 2026, 10, 11 e 12\u00a0gennaio, 3\u00a0marzo 2027',
      '20\u00a0December 2026, 10, 11 and 12\u00a0January, 3\u00a0March 2027',
      '20\u00a0de diciembre de 2026, 10, 11 y 12\u00a0de enero, 3\u00a0de marzo de 2027',
    ],
    // The first of an Italian month is 1º.
    [
      ['2027-05-01', '2027-05-02'],
      '1º e 2\u00a0maggio 2027',
      '1 and 2\u00a0May 2027',
      '1 y 2\u00a0de mayo de 2027',
    ],
    // The same month of two years; two sessions on one day.
    [
      ['2027-03-20', '2027-03-20', '2028-03-25'],
      '20\u00a0marzo 2027, 25\u00a0marzo 2028',
      '20\u00a0March 2027, 25\u00a0March 2028',
      '20\u00a0de marzo de 2027, 25\u00a0de marzo de 2028',
    ],
  ])('%j', (dates, it, en, es) => {
    expect(datesInWords(sessions(...dates), 'it')).toBe(it)
    expect(datesInWords(sessions(...dates), 'en')).toBe(en)
    expect(datesInWords(sessions(...dates), 'es')).toBe(es)
  })
})

describe('the badge with the dates', () => {
  test.each([
    [['2027-10-25', '2027-10-26'], { month: 'ott', days: '25–26', year: '2027', more: 0 }],
    [['2027-03-20', '2027-03-28'], { month: 'mar', days: '20 · 28', more: 0 }],
    [['2027-03-06', '2027-03-13', '2027-03-20'], { days: '6', more: 2 }],
    [['2027-03-31', '2027-04-01'], { month: 'mar', days: '31', more: 1 }],
  ])('%j', (dates, parts) => {
    expect(dateBadgeParts(sessions(...dates), 'it')).toMatchObject(parts)
  })

  test('has a hyphen in a Spanish range', () => {
    expect(dateBadgeParts(sessions('2027-10-25', '2027-10-26'), 'es').days).toBe('25-26')
  })
})
