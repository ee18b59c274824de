import { expect, test } from 'vitest'
import { formatPhone } from './contact-addresses'

test.each([
  ['it', '+390701234567', '070 123 4567'],
  ['en', '+390701234567', '+39 070 123 4567'],
  ['es', '+390223272327', '+39 02 2327 2327'],
  ['en', '112', '112'],
] as const)('in %s, %s is read as %s', (locale, number, words) => {
  expect(formatPhone(number, locale)).toBe(words.replaceAll(' ', '\u00a0'))
})
