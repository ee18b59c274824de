import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { messagesFor } from '@/lib/i18n/messages'
import { submission } from '@/testing/submissions'
import { contactForm } from './contact'
import type { FormDefinition } from './define-form'
import { fieldErrors } from './error-codes'
import { errorAtField, errorInSummary, fieldMistake, type FieldMistake } from './errors'
import { type FieldName, formNames, forms } from './forms'
import { listeningDeskSchema } from './listening-desk'

test.each(locales)('in %s, who wrote too long a message reads to how many characters', (locale) => {
  const catalog = { locale, messages: messagesFor(locale) }
  const errors = createTranslator({ ...catalog, namespace: 'FormErrors' })
  const fields = createTranslator({ ...catalog, namespace: 'FormFields' })
  for (const error of [errorAtField, errorInSummary]) {
    expect(error({ errors, fields }, contactForm, 'message', 'max', '')).toMatch(/5[.,]?000\u00a0/)
    expect(error({ errors, fields }, contactForm, 'name', 'max', '')).toContain(errors('shorten'))
  }
})

test.each(locales)('in %s, every field that wants an answer says what to do without', (locale) => {
  const errors = createTranslator({
    locale,
    messages: messagesFor(locale),
    namespace: 'FormErrors',
  })
  const missing = formNames.flatMap((name) => {
    const { fields, optionalFields, messages }: FormDefinition = forms[name]
    const asking = fields.filter((field) => !optionalFields.includes(field) || /Other$/.test(field))
    expect(asking.length).toBeGreaterThan(3)
    return asking.map((field) => `${messages}.${field}`).filter((key) => !errors.has(key as never))
  })
  expect(missing).toEqual([])
})

const mistakes: [field: FieldName, answer: string, mistake: FieldMistake | undefined][] = [
  ['email', 'maria.example.org', 'email.missingAt'],
  ['email', 'maria@example.org, x@example.org', 'email.secondAddress'],
  ['email', 'maria@@example.org', 'email.secondAddress'],
  ['email', 'maria @example.org', 'email.space'],
  ['email', 'maria@exa\u00a0mple.org', 'email.space'],
  ['email', 'maria..piras@example.org', 'email.dots'],
  ['email', 'maria@example.org.', 'email.dots'],
  ['email', 'maria@example', 'email.missingEnd'],
  ['email', 'ma<ria@example.org', undefined],
  ['phone', '12', 'phone.missingFigures'],
  ['phone', '070 123456789012', 'phone.tooManyFigures'],
  ['phone', '333 1234567 340 7654321', 'phone.secondNumber'],
  ['phone', '333 1234567 o 340 7654321', 'phone.secondNumber'],
  ['phone', 'chiamatemi', 'phone.noFigures'],
  ['phone', '+999 12345678', 'phone.prefix'],
]

test.each(mistakes)('%s %j: %s is what is wrong, and is said', (field, answer, mistake) => {
  const { error } = listeningDeskSchema.safeParse(submission('listening-desk', { [field]: answer }))
  const code = error && fieldErrors(error)[field]
  if (!code) throw new Error('The answer is taken.')
  expect(fieldMistake(field, code, answer)).toBe(mistake)
  for (const locale of locales) {
    const catalog = { locale, messages: messagesFor(locale) }
    const errors = createTranslator({ ...catalog, namespace: 'FormErrors' })
    const fields = createTranslator({ ...catalog, namespace: 'FormFields' })
    const said = errorAtField({ errors, fields }, forms['listening-desk'], field, code, answer)
    const known = mistake && errors(`mistakes.${mistake}`)
    const whole = `${errors(code)} ${known ?? errors(`listeningDesk.${field as 'email'}`)}`
    expect(said).toBe(`${whole}.`)
    const line = errorInSummary({ errors, fields }, forms['listening-desk'], field, code, answer)
    expect(line).toBe(known ?? whole)
  }
})

test('a field that is empty, or has no such signs, is not said to have them', () => {
  expect(fieldMistake('email', 'required', '')).toBeUndefined()
  expect(fieldMistake('message', 'max', '@@')).toBeUndefined()
})
