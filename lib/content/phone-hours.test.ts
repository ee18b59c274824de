import { expect, test } from 'vitest'
import json from '../../content/phone-hours.json'
import { daysInWords } from '../i18n/formats'
import { locales } from '../i18n/locales'
import { closuresFrom, type Closure } from './closures'
import { parseContent } from './parse-content'
import { closed, phoneHours } from './phone-hours'
import { closuresSchema } from './schemas/closures'
import { phoneHoursSchema } from './schemas/phone-hours'

test('days and times stand in a sentence in every language', () => {
  for (const text of Object.values(phoneHours.answer)) expect(text).not.toMatch(/[{}]/)
  expect(new Set(Object.values(phoneHours.answer)).size).toBe(Object.keys(phoneHours.answer).length)
})

test('a sentence without the place of the days or the times is refused', () => {
  const text = { ...json.words.text, it: 'Al telefono: {days}.' }
  const broken = { ...json, words: { ...json.words, text } }
  expect(() => parseContent('content/phone-hours.json', phoneHoursSchema, broken)).toThrow(
    '{days} e {slots}',
  )
})

const august: Closure = { from: '2027-08-09', until: '2027-08-20' }
const christmas: Closure = { from: '2027-12-24', until: '2028-01-06' }

test('a closure is named with its days, until its last day is over', () => {
  const on = (time: string) => closuresFrom(new Date(time), [christmas, august])
  expect(on('2027-03-01T12:00:00Z')).toEqual([august, christmas])
  expect(on('2027-08-20T21:59:00Z')).toEqual([august, christmas])
  expect(on('2027-08-20T22:01:00Z')).toEqual([christmas])
  expect(daysInWords(august, 'it').replaceAll('\u00a0', ' ')).toBe('9–20 agosto 2027')
  for (const locale of locales) {
    expect(closed([], locale)).toBe('')
    const sentence = closed([august, christmas], locale)
    expect(sentence).toContain(daysInWords(august, locale))
    expect(sentence).toContain(daysInWords(christmas, locale))
    expect(sentence).not.toMatch(/[{}]/)
  }
})

test('a closure that ends before it begins is refused', () => {
  const { success } = closuresSchema.safeParse([{ from: '2027-08-20', until: '2027-08-09' }])
  expect(success).toBe(false)
})
