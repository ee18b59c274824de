import { expect, test } from 'vitest'
import { submission } from '@/testing/submissions'
import { contactSchema } from './contact'
import { fieldErrors } from './error-codes'

function parse(changes: Record<string, unknown>) {
  return contactSchema.safeParse(submission('contact', changes))
}

function errorsOf(changes: Record<string, unknown>) {
  const { error } = parse(changes)
  return error && fieldErrors(error)
}

test.each([
  "D'Amico",
  "O'Brien-Łukasz",
  '👩‍👩‍👧',
  "<script>alert('x')</script> & Co",
  '🦩'.repeat(100),
])('%s is a name', (name) => {
  expect(parse({ name }).data?.name).toBe(name)
})

test('text is trimmed and composed, and every kind of line end becomes one', () => {
  const data = parse({ name: '  Jose\u0301 ', message: '\n a\r\nb\rc\u2028d\te \n' }).data
  expect(data).toMatchObject({ name: 'José', message: 'a\nb\nc\nd\te' })
})

test.each([
  ['name', '', 'required'],
  ['name', ' \u200b ', 'required'],
  ['name', 5, 'invalid'],
  ['name', '🦩'.repeat(101), 'max'],
  ['name', ' '.repeat(31_000), 'max'],
  ['message', '', 'required'],
  ['privacy', false, 'required'],
  ['privacy', 'true', 'invalid'],
  ['locale', 'xx', 'invalid'],
  ['submissionId', 'abc', 'invalid'],
  ['token', 5, 'invalid'],
  ['nickname', 'x', 'invalid'],
])('%s: %j breaks the rule %s', (field, value, rule) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: rule })
})

test('5,000 characters of emoji are a message, also right to left and with markup', () => {
  const emoji = '🦩'.repeat(5000)
  expect(parse({ message: emoji }).data?.message).toBe(emoji)
  expect(errorsOf({ message: `${emoji}🦩` })).toEqual({ message: 'max' })
  const arabic = 'مرحبا\u200f <b>&amp;</b>'
  expect(parse({ message: arabic }).data?.message).toBe(arabic)
})

test.each([null, []])('%j is no form, and names no field', (json) => {
  const { error } = contactSchema.safeParse(json)
  expect(error && fieldErrors(error)).toEqual({})
})

test('a body of unknown keys gets a bounded answer', () => {
  const keys = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`k${index}`, 1]))
  const errors = errorsOf(keys) ?? {}
  expect(Object.keys(errors)).toHaveLength(40)
})
