import Ajv from 'ajv'
import { expect, test } from 'vitest'
import italian from '../messages/it.json'
import schema from '../node_modules/@sveltia/cms/schema/sveltia-cms.json'
import { checkedSchemas } from '../tools/content-check/checked-schemas'
import { readConfiguration } from './read-configuration'

type Form = { file?: string; folder?: string; fields: AnyField[] }

const configuration = JSON.parse(JSON.stringify(readConfiguration())) as {
  collections: (AnyField & Form & { files?: (AnyField & Form)[] })[]
}
const forms = configuration.collections.flatMap(({ files, ...entry }) => files ?? entry)

/** Returns the names of a form's fields, in their order, each with those inside it. */
function names(fields: readonly object[] = []): unknown[] {
  return (fields as { name: string; fields?: object[] }[]).map(({ name, fields: inside }) =>
    inside ? [name, names(inside)] : name,
  )
}

function keys(group: object): unknown[] {
  return Object.entries(group).map(([name, value]) =>
    typeof value === 'string' ? name : [name, keys(value as object)],
  )
}

test('the package takes the configuration', () => {
  const validate = new Ajv({ strict: false, allErrors: false }).compile(schema)
  validate(configuration)
  expect(validate.errors).toBeNull()
})

test('every file of the content has its form', () => {
  const files = forms
    .map(({ file, folder }) => file ?? `${folder}/*.json`)
    .filter((file) => file.startsWith('content/'))
  expect(files.toSorted()).toEqual(Object.keys(checkedSchemas).toSorted())
})

test('what grows is a list of files: the newest first, found by its words, named by its title', () => {
  const lists = configuration.collections.filter(({ folder }) => folder)
  expect(lists).toMatchObject([
    { folder: 'content/events', slug: { template: '{{fields.title.it}}' } },
    { folder: 'content/news', slug: { template: '{{fields.title.it}}' } },
    { folder: 'content/reviews', slug: { template: '{{fields.text.it}}' } },
  ])
  for (const { fields } of lists) expect(fields.map(({ name }) => name)).not.toContain('id')
})

test('every text of the pages has its field, in one form, in the order of the file', () => {
  const fields = forms
    .filter(({ file }) => file?.startsWith('messages/'))
    .flatMap((form) => form.fields as { name: string }[])
  const order = Object.keys(italian)
  const inFile = fields.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  expect(names(inFile)).toEqual(keys(italian))
})

test('no label, hint, choice or message has a word of the code', () => {
  const words = allFields(configuration.collections).flatMap(
    ({ label = '', hint = '', options = [], pattern = [] }) => [
      label,
      hint,
      pattern[1] ?? '',
      ...options.map((option) => option.label),
    ],
  )
  expect(words.length).toBeGreaterThan(1000)
  const ofCode = /\b[a-z]+[A-Z]\w*|\b[a-z]+(?:-[a-z]+)+\b|\b[A-Z][a-z]+[A-Z]\w*/g
  const known = new Set(['WhatsApp', 'PayPal', 'reCAPTCHA', 'JavaScript', 'anno-mese-giorno'])
  const found = words.flatMap((text) =>
    (withoutQuotes(text).match(ofCode) ?? []).filter((word) => !known.has(word)),
  )
  expect(found).toEqual([])
})

test('every field and every choice has Italian words', () => {
  const fields = allFields(configuration.collections)
  expect(fields.length).toBeGreaterThan(1000)
  expect(fields.filter(({ label, name }) => !label || label === name)).toEqual([])
  const choices = fields.flatMap(({ options = [] }) => options)
  expect(choices.length).toBeGreaterThan(50)
  expect(choices.filter(({ label, value }) => label === value)).toEqual([])
})

type AnyField = {
  name: string
  label?: string
  hint?: string
  options?: { label: string; value: string }[]
  pattern?: string[]
  fields?: AnyField[]
  field?: AnyField
  files?: AnyField[]
}

function allFields(fields: readonly AnyField[]): AnyField[] {
  return fields.flatMap((field) => [
    field,
    ...allFields([...(field.files ?? []), ...(field.fields ?? []), field.field ?? []].flat()),
  ])
}

/** What stands so in the text itself has to be said so; addresses and examples are no words. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/\{[^}]*\}|<[^>]*>|\([^)]*\)|Scrivilo così: .*/g, '')
}
