import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isCertain, parsePhone, phone } from './phone-number'

test.each([
  ['070/123456', '+39 070 123456'],
  ['333-123 45 67', '+39 333 123 4567'],
  ['(+39) 333 1234567', '+39 333 123 4567'],
  ['0039 333 1234567', '+39 333 123 4567'],
  ['\u202a+39 333 1234567\u202c', '+39 333 123 4567'],
  ['+34 612 34 56 78', '+34 612 34 56 78'],
  ['070 123456 int. 5', '+39 070 123456 ext. 5'],
  ['cell. 333 1234567 (mamma)', '+39 333 123 4567'],
  ['333\u202f123\u202f4567', '+39 333 123 4567'],
  ['३३३१२३४५६७', '+39 333 123 4567'],
  ['০৭০ ১২৩৪৫৬', '+39 070 123456'],
  ['+３９ ３３３ 1234567', '+39 333 123 4567'],
  ['𝟹𝟹𝟹 𝟷𝟸𝟹𝟺𝟻𝟼𝟽', '+39 333 123 4567'],
  ['+39 \u202d333 1234567\u202c', '+39 333 123 4567'],
])('%s is a number, internationally %s', (value, international) => {
  const { data = '' } = z.safeParse(phone(), value)
  expect(parsePhone(data)?.formatInternational()).toBe(international)
})

test.each([
  ['', 'required'],
  ['12', 'min'],
  ['333 1234567 89012 34', 'max'],
  ['chiamatemi', 'invalid'],
  ['333 1234567 o 340 7654321', 'invalid'],
  [`0${' '.repeat(31_500)}0`, 'max'],
  ['+999 12345678', 'invalid'],
  [70123456, 'invalid'],
])('%j breaks the rule %s', (value, rule) => {
  const result = z.safeParse(phone(), value)
  expect(result.error?.issues.map(({ message }) => message)).toEqual([rule])
})

test.each([
  ['070/123456', 'it'],
  ['070 123456', 'es'],
  ['333 1234567', 'en'],
  ['06 12 34 56 78', 'it'],
  ['333-123 45 67', 'it'],
  ['+39333\u20111234567', 'en'],
  ['(+39) 333 1234567', 'es'],
  ['0039 333.1234567', 'en'],
  ['+39 (0)70 123456', 'it'],
  ['+34 612 34 56 78', 'es'],
] as const)('%s, in a page in %s, is the number that it looks like', (typed, locale) => {
  const number = parsePhone(typed)
  expect(number && isCertain(number, typed, locale)).toBe(true)
})

test.each([
  ['+39 39 333 1234567', 'it'],
  ['+39(0)333 1234567', 'it'],
  ['070 123456/7', 'it'],
  ['612345678', 'it'],
  ['39 333 1234567', 'it'],
  ['070 123456 int. 5', 'it'],
  ['333 1234567 (mamma)', 'it'],
  ['٣٣٣ ١٢٣٤٥٦٧', 'it'],
  ['৩৩৩ ১২৩৪৫৬৭', 'it'],
  ['+49 (0)30 123456', 'it'],
  ['06 12 34 56 78', 'en'],
] as const)('%s, in a page in %s, may be another number than we read', (typed, locale) => {
  const number = parsePhone(typed)
  expect(number && isCertain(number, typed, locale)).toBe(false)
})
