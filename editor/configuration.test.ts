import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import schema from '../node_modules/@sveltia/cms/schema/sveltia-cms.json'
import italian from '../messages/it.json'
import configuration from './config.json'

const collections = configuration.collections

/** Returns the names of the fields that a form has, in their order, with those inside them. */
function names(fields: readonly unknown[] = []): unknown[] {
  return (fields as { name: string; fields?: unknown[] }[]).map((field) =>
    field.fields ? [field.name, names(field.fields)] : field.name,
  )
}

function keys(value: unknown): unknown[] {
  return Object.entries(value as object).map(([name, inner]) =>
    typeof inner === 'string' ? name : [name, keys(inner)],
  )
}

test('the package takes the configuration', () => {
  const { success, error } = z.fromJSONSchema(schema as never).safeParse(configuration)
  expect(error?.message).toBeUndefined()
  expect(success).toBe(true)
})

test('every text of the pages has its field, in the order of the file', () => {
  const [messages] = collections.find(({ name }) => name === 'texts')?.files ?? []
  expect(names(messages?.fields)).toEqual(keys(italian))
})

test('no file of the content is left out', () => {
  const files = collections.flatMap((collection) => collection.files.map(({ file }) => file))
  const schemas = readFileSync('editor/config.json', 'utf8')
  for (const file of files) expect(schemas).toContain(file)
})
