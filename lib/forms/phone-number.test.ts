import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parsePhone, phone } from './phone-number'

test.each([
  ['070/123456', '+39 070 123456'],
  ['333-123 45 67', '+39 333 123 4567'],
  ['(+39) 333 1234567', '+39 333 123 4567'],
  ['0039 333 1234567', '+39 333 123 4567'],
  ['\u202a+39 333 1234567\u202c', '+39 333 123 4567'],
  ['+34 612 34 56 78', '+34 612 34 56 78'],
  ['070 123456 int. 5', '+39 070 123456 ext. 5'],
])('%s is a number, internationally %s', (value, international) => {
  const { data = '' } = z.safeParse(phone(), value)
  expect(parsePhone(data)?.formatInternational()).toBe(international)
})

test.each([
  ['', 'required'],
  ['12', 'min'],
  ['333 1234567 89012 34', 'max'],
  ['chiamatemi', 'invalid'],
  ['+999 12345678', 'invalid'],
  [70123456, 'invalid'],
])('%j breaks the rule %s', (value, rule) => {
  const result = z.safeParse(phone(), value)
  expect(result.error?.issues.map(({ message }) => message)).toEqual([rule])
})
