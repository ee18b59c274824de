import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { eventAudiences } from '../content/events-schema'
import { jsonSchemas, type JsonSchema } from '../content-check/schema-files'
import { locales } from '../i18n/locales'
import { pagePaths } from '../pages'
import { contentForms } from './content-forms'
import { issueForms } from './issue-forms'

type Element = {
  type: string
  id?: string
  attributes: { label?: string; options?: (string | { label: string; required?: boolean })[] }
  validations?: { required: boolean }
}

const files = await issueForms()
const forms = [...files]
  .filter(([file]) => !file.endsWith('config.yml'))
  .map(([file, text]) => ({ file, ...(parse(text) as { name: string; body: Element[] }) }))

/** As in GitHub’s “Syntax for GitHub’s form schema”. */
const attributes: Record<string, string[]> = {
  markdown: ['value'],
  input: ['label', 'description', 'placeholder', 'value'],
  textarea: ['label', 'description', 'placeholder', 'value', 'render'],
  dropdown: ['label', 'description', 'multiple', 'options', 'default'],
  checkboxes: ['label', 'description', 'options'],
}

function words(options: Element['attributes']['options'] = []): string[] {
  return options.map((option) => (typeof option === 'string' ? option : option.label))
}

test('the issue forms in the repository are those of the code', () => {
  expect(files.size).toBe(contentForms.length + 1)
  const different = [...files].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  expect(different.map(([file]) => file)).toEqual([])
})

test.each(forms)('$file keeps to the syntax of GitHub', ({ body, ...top }) => {
  expect(Object.keys(top).sort()).toEqual(['description', 'file', 'name', 'title'])
  expect(body.length).toBeGreaterThan(5)
  for (const { type, id, attributes: own, validations, ...others } of body) {
    expect(others).toEqual({})
    expect(attributes[type]).toEqual(expect.arrayContaining(Object.keys(own)))
    for (const [key, value] of Object.entries(own)) {
      expect(typeof value, key).toBe(
        key === 'options' ? 'object' : key === 'default' ? 'number' : 'string',
      )
      expect(value).not.toBe('')
    }
    if (type !== 'markdown') expect(id).toMatch(/^[\w-]+$/)
    // Checkboxes have their own; the word “None” is GitHub's.
    expect(validations && Object.keys(validations)).toEqual(
      ['markdown', 'checkboxes'].includes(type) ? undefined : ['required'],
    )
    const options = words(own.options)
    expect(options.length > 0).toBe(['dropdown', 'checkboxes'].includes(type))
    expect(options.filter((option) => /^(none|yes|no|true|false|on|off)$/i.test(option))).toEqual(
      [],
    )
  }
  const asked = body.filter(({ type }) => type !== 'markdown')
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
  // One label that is the beginning of nothing else: an issue is read by these lines.
  const labels = asked.map(({ attributes: own }) => own.label?.toLowerCase())
  const choices = asked
    .filter(({ type }) => type === 'checkboxes')
    .flatMap(({ attributes: own }) => words(own.options).map((option) => option.toLowerCase()))
  expect(new Set([...labels, ...choices]).size).toBe(labels.length + choices.length)
  expect(labels.filter((label = '') => /pass(word|code)|secret|token|api key/.test(label))).toEqual(
    [],
  )
})

test('every form is told by its name, and speaks Italian first', () => {
  expect(forms.map(({ name, body }) => [name, words(body[1]?.attributes.options)])).toEqual(
    contentForms.map(({ name }) => [name, [name]]),
  )
  expect(new Set(contentForms.map(({ name }) => name)).size).toBe(contentForms.length)
})

test('choices are those of the schemas, each with Italian words', () => {
  const choices = contentForms.flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind === 'choice' || kind === 'choices'),
  )
  const values = Object.fromEntries(
    choices.map(({ id, options = [] }) => [id, options.map(({ value }) => value)]),
  )
  expect(values).toEqual({
    audiences: [...eventAudiences],
    price: ['free', 'reservation-required', 'donation', 'euro'],
    'name-form': ['first-name', 'initial', 'invented'],
    tone: ['info', 'urgent'],
    link: [...pagePaths],
  })
  const bare = choices.flatMap(({ options = [] }) =>
    options.filter(({ value, words: shown }) => value === shown),
  )
  expect(bare).toEqual([])
})

test('what a schema asks for, a form asks for', () => {
  const optional = contentForms.flatMap(({ kind, fields }) =>
    fields.filter(({ isRequired }) => !isRequired).map(({ id }) => `${kind} ${id}`),
  )
  expect(optional.filter((name) => !name.startsWith('text '))).toEqual([
    'event map',
    'event euro',
    'event booking-until',
    'event same',
    'review until',
    'review same',
    'notice link',
    ...locales.map((locale) => `notice link-words-${locale}`),
    'notice same',
  ])
})

function requiredPlaces({ properties = {}, required = [] }: JsonSchema, place = ''): string[] {
  return required.flatMap((name) => {
    const below = properties[name] ? requiredPlaces(properties[name], `${place}${name}.`) : []
    return below.length > 0 ? below : [place + name]
  })
}

test.each([
  ['event', 'schemas/events.schema.json', ['id', 'status']],
  ['review', 'schemas/reviews.schema.json', ['id']],
  ['notice', 'schemas/notice.schema.json', ['id']],
])('the form “%s” asks for all that %s requires', (kind, file, written) => {
  const form = contentForms.find((candidate) => candidate.kind === kind)
  const places = form?.fields.map(({ place = [] }) => place.join('.')) ?? []
  const required = requiredPlaces(jsonSchemas().get(file)?.items ?? {})
  expect(required.length).toBeGreaterThan(4)
  expect(required.filter((place) => !places.includes(place))).toEqual(written)
})

test('a form can be sent without its translations', () => {
  const [event] = forms
  const required = event?.body
    .filter(({ validations }) => validations?.required)
    .map(({ id }) => id)
  expect(required).toContain('title-it')
  expect(required).not.toContain('title-en')
})
