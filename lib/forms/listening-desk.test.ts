import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import english from '@/messages/en.json'
import spanish from '@/messages/es.json'
import italian from '@/messages/it.json'
import { submission } from '@/testing/submissions'
import { fieldErrors } from './error-codes'
import {
  consentVersion,
  fieldsWithOther,
  listeningDeskForm,
  options,
  listeningDeskSchema,
} from './listening-desk'

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
  ['an object that looks like a list', { length: 1, 0: 'love' }, 'invalid'],
  ['a topic twice', ['love', 'love'], 'invalid'],
  ['an unknown topic', ['love', 'gardening'], 'invalid'],
])('%s as topics is one error of the whole group', (_, topics, rule) => {
  const result = parse({ topics, topicsOther: undefined })
  expect(result.error?.issues.map(({ path, message }) => [...path, message])).toEqual([
    ['topics', rule],
  ])
})

test('a code that the form does not offer is refused', () => {
  expect(errorsOf({ zone: 'mars' })).toEqual({ zone: 'invalid' })
})

test('other words of consent are another version of it', () => {
  const words = [italian, english, spanish].map(
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
    '2026-11-24': '5c4ba0232726ea57',
    '2026-11-25': '6d12828c7bf1526d',
    '2026-11-28': '8343200846544b2d',
  }
  expect(versions[consentVersion]).toBe(fingerprint)
})
