import { createHash } from 'node:crypto'
import { zodResolver } from '@hookform/resolvers/zod'
import { expect, test } from 'vitest'
import { catalog } from '@/e2e/support/site'
import { submission } from '@/testing/submissions'
import { consentVersion, fieldsWithOther, listeningDeskForm, options } from './listening-desk'
import { listeningDeskSchema } from './listening-desk-schema'
import { fieldErrors } from './rules'

const optional: readonly string[] = listeningDeskForm.optionalFields

function parse(changes: Record<string, unknown>) {
  return listeningDeskSchema.safeParse(submission('listening-desk', changes))
}

function errorsOf(changes: Record<string, unknown>) {
  const { error } = parse(changes)
  return error && fieldErrors(error)
}

test('a filled form passes, its topics in the order of the form', () => {
  const { data } = parse({ topics: ['other', 'love', 'anxiety'] })
  expect(data?.topics).toEqual(['anxiety', 'love', 'other'])
})

/** What a browser reads from controls that nobody has touched: `null` from radio buttons. */
const untouched = {
  ...Object.fromEntries(
    listeningDeskForm.fields.map((field) => [field, field in options ? null : '']),
  ),
  topics: [],
  consent: false,
}

test.each([
  ['without a field', {}],
  ['that nobody has touched', untouched],
])('a form %s names every required field at once, and no other', (_, answers) => {
  const { error } = listeningDeskSchema.safeParse({
    ...answers,
    locale: 'it',
    submissionId: crypto.randomUUID(),
  })
  const required = listeningDeskForm.fields.filter((field) => !optional.includes(field))
  expect(error && fieldErrors(error)).toEqual(
    Object.fromEntries(required.map((field) => [field, 'required'])),
  )
})

test.each(fieldsWithOther)('%s asks for a text when it is "other", and only then', (field) => {
  const other = `${field}Other`
  const chosen = field === 'topics' ? ['love', 'other'] : 'other'
  const notChosen = field === 'topics' ? ['love'] : options[field][0]
  expect(errorsOf({ [field]: chosen, [other]: 'Altro' })).toBeUndefined()
  expect(errorsOf({ [field]: chosen, [other]: undefined })).toEqual({ [other]: 'required' })
  expect(errorsOf({ [field]: chosen, [other]: ' ' })).toEqual({ [other]: 'required' })
  expect(errorsOf({ [field]: notChosen, [other]: 'Altro' })).toEqual({ [other]: 'invalid' })
  expect(errorsOf({ [field]: notChosen, [other]: undefined })).toBeUndefined()
  expect(errorsOf({ [field]: chosen, [other]: 'x'.repeat(201) })).toEqual({ [other]: 'max' })
  expect(errorsOf({ [field]: chosen, [other]: 'a\nb' })).toEqual({ [other]: 'invalid' })
  const emptied = parse({ [field]: notChosen, [other]: '' })
  expect(JSON.stringify(emptied.data)).not.toContain(other)
})

test('a missing text for "other" is said together with the other errors', () => {
  expect(errorsOf({ firstName: '', day: 'other', dayOther: '' })).toEqual({
    firstName: 'required',
    dayOther: 'required',
  })
})

test.each([
  ['an empty list', [], 'required'],
  ['null', null, 'required'],
  ['nothing', undefined, 'required'],
  ['a text', 'love', 'invalid'],
  ['an object that looks like a list', { length: 1, 0: 'love' }, 'invalid'],
  ['a topic twice', ['love', 'love'], 'invalid'],
  ['an unknown topic', ['love', 'gardening'], 'invalid'],
  ['a number', ['love', 1], 'invalid'],
  ['a huge list', Array.from({ length: 5000 }, () => 'love'), 'invalid'],
])('%s as topics is one error of the whole group', (_, topics, rule) => {
  const result = parse({ topics, topicsOther: undefined })
  expect(result.error?.issues.map(({ path, message }) => [...path, message])).toEqual([
    ['topics', rule],
  ])
})

test.each(['gender', 'ageBand', 'zone', 'workStatus', 'timeSlot', 'day'] as const)(
  '%s takes its own codes and no other',
  (field) => {
    for (const code of options[field]) {
      const other = `${field}Other`
      const hasOther = fieldsWithOther.some((name) => name === field)
      const text = hasOther ? { [other]: code === 'other' ? 'x' : undefined } : {}
      expect(errorsOf({ [field]: code, ...text })).toBeUndefined()
    }
    expect(errorsOf({ [field]: 'mars', [`${field}Other`]: undefined })?.[field]).toBe('invalid')
    expect(errorsOf({ [field]: '', [`${field}Other`]: undefined })?.[field]).toBe('required')
    expect(errorsOf({ [field]: null, [`${field}Other`]: undefined })?.[field]).toBe('required')
  },
)

test('the message may be left out, and consent may not', () => {
  expect(errorsOf({ message: undefined })).toBeUndefined()
  expect(parse({ message: '  ' }).data?.message).toBeUndefined()
  expect(errorsOf({ consent: false })).toEqual({ consent: 'required' })
})

test('every code has its word in every language, and no word is without a code', () => {
  // The words of days and times are made: messages/ has only those around them.
  const written = { ...options, day: ['other'], timeSlot: ['other', 'range'] }
  for (const { FormOptions: words } of Object.values(catalog)) {
    expect(Object.keys(words).sort()).toEqual(Object.keys(options).sort())
    for (const [field, codes] of Object.entries(written)) {
      expect(Object.keys(words[field as keyof typeof options]).sort()).toEqual([...codes].sort())
    }
  }
})

test('every field has its label in every language', () => {
  for (const { FormFields: labels } of Object.values(catalog)) {
    expect(Object.keys(labels.listeningDesk)).toEqual([...listeningDeskForm.fields])
  }
})

test('other words of consent are another version of it', () => {
  const words = [catalog.it, catalog.en, catalog.es].map(
    ({ FormFields }) => FormFields.listeningDesk.consent,
  )
  const fingerprint = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16)
  // When this fails, give `consentVersion` the day of the change and add its line here. A language that
  // comes later is added with the next version.
  const versions: Record<string, string> = {
    '2026-11-21': 'e77ebf9e9f86335c',
    '2026-11-21b': '1fbc375b23bed755',
    '2026-11-23': 'fb8fc0b088ad8f99',
    '2026-11-23b': 'b10ec36e49606552',
    '2026-11-23c': '324e30d7eba4f7af',
    '2026-11-23d': '18a9f4398e9c8430',
  }
  expect(versions[consentVersion]).toBe(fingerprint)
})

test('the form resolver puts errors on the group and on the text that is missing', async () => {
  const values = submission('listening-desk', { topics: [], topicsOther: '', dayOther: '' })
  const { errors } = await zodResolver(listeningDeskSchema)(values as never, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(errors.topics?.message).toBe('required')
  expect(errors.dayOther?.message).toBe('required')
  expect(Object.keys(errors)).toEqual(['topics', 'dayOther'])
})
