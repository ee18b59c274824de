import { expect, test } from 'vitest'
import json from '../../content/phone-hours.json'
import { parseContent } from './parse-content'
import { phoneHours } from './phone-hours'
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
