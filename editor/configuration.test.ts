import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { expect, test } from 'vitest'
import italian from '../messages/it.json'
import schema from '../node_modules/@sveltia/cms/schema/sveltia-cms.json'
import { checkedSchemas } from '../tools/content-check/checked-schemas'

type Form = { name: string; file: string; fields: object[] }

const configuration = JSON.parse(readFileSync('editor/config.json', 'utf8')) as {
  collections: { files: Form[] }[]
}
const forms = configuration.collections.flatMap(({ files }) => files)

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
  const files = forms.map(({ file }) => file).filter((file) => file.startsWith('content/'))
  expect(files.toSorted()).toEqual(Object.keys(checkedSchemas).toSorted())
})

test('every text of the pages has its field, in the order of the file', () => {
  const messages = forms.find(({ name }) => name === 'messages')
  expect(names(messages?.fields)).toEqual(keys(italian))
})

test('every group of texts has a name of its own', () => {
  const messages = forms.find(({ name }) => name === 'messages')
  const labels = (messages?.fields ?? []).map((field) => (field as { label: string }).label)
  expect(labels.length).toBeGreaterThan(50)
  expect(labels.filter((label) => /^[A-Z]\w*[A-Z]/.test(label) && label !== 'WhatsApp')).toEqual([])
})
