import { expect, test, vi } from 'vitest'
import { formatPhone } from '../contacts/contact-addresses'
import { calendarDate, clockTime, daysInWords, euroAmount } from './formats'
import type * as Registry from './locales'
import { languageAttributes, type Locale } from './locales'

// The registry as it would be with languages that write otherwise than today's.
vi.mock('./locales', async (importOriginal) => {
  const original = await importOriginal<typeof Registry>()
  const entry = (formatting: string, more: object = {}) => ({
    name: formatting,
    hreflang: formatting.slice(0, 2),
    openGraph: formatting,
    formatting,
    ...more,
  })
  Object.assign(original.localeRegistry, {
    fr: entry('fr-FR', { firstOfMonth: '1er' }),
    uk: entry('uk-UA'),
    ar: entry('ar-EG', { direction: 'rtl' }),
    fa: entry('fa-IR', { direction: 'rtl' }),
    bn: entry('bn-BD'),
    mr: entry('mr-IN'),
    th: entry('th-TH'),
  })
  return original
})

test.each(['fr', 'uk', 'ar', 'fa', 'bn', 'mr', 'th'])(
  'dates, times and amounts in %s have the figures and the years of an Italian calendar',
  (language) => {
    const locale = language as Locale
    const words = [
      calendarDate('2027-10-25', locale, { dateStyle: 'full' }),
      daysInWords({ from: '2027-08-09', until: '2027-08-20' }, locale),
      clockTime('09:30', locale),
      euroAmount(12.5, locale),
    ]
    expect(words.map((text) => text.match(/\d+/g)?.join(' '))).toEqual([
      '25 2027',
      expect.stringMatching(/^(9 20 2027|9 2027 20 2027)$/),
      '9 30',
      '12 50',
    ])
    expect(words.join(' ')).not.toMatch(/NaN|(?!\d)\p{Nd}/u)
  },
)

test.each([
  ['fr', '09:00', '9\u00a0h'],
  ['ar', '09:00', '9'],
  ['uk', '00:00', '0'],
])('in %s no hour begins with a nought', (language, time, words) => {
  expect(clockTime(time, language as Locale)).toBe(words)
})

test('the first of a month is written as the registry has it', () => {
  const first = (language: string) =>
    calendarDate('2027-01-01', language as Locale, { day: 'numeric', month: 'long' })
  expect(first('fr')).toBe('1er\u00a0janvier')
  expect(first('uk')).toBe('1\u00a0січня')
})

test('among words from right to left figures keep their order, and in others they are as they were', () => {
  const arabic = 'ar' as Locale
  const days = { from: '2027-08-09', until: '2027-08-20' }
  expect(formatPhone('+390701234567', arabic)).toMatch(/^\u2066\+39\u00a0070.*\u2069$/)
  expect(daysInWords(days, arabic)).toMatch(/^\u20669–20\u2069/)
  expect(formatPhone('+390701234567', 'en')).not.toMatch(/[\u2066\u2069]/)
  expect(daysInWords(days, 'it')).not.toMatch(/[\u2066\u2069]/)
})

test('the direction is said with the language', () => {
  expect(languageAttributes('ar' as Locale)).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(languageAttributes('it')).toEqual({ lang: 'it', dir: 'ltr' })
})
