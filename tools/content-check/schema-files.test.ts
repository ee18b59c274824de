import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkedSchemas } from './checked-schemas'
import { jsonSchemas, schemaPath, type JsonSchema } from './schema-files'

const schemas = jsonSchemas()
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

/** Each field with its schema. */
function fields(schema: JsonSchema, place: string): [string, JsonSchema][] {
  const { properties = {}, items, anyOf = [] } = schema
  const own = Object.entries(properties).map(([name, property]): [string, JsonSchema] => [
    `${place}.${name}`,
    property,
  ])
  const below = [items, ...anyOf].flatMap((part) => (part ? fields(part, place) : []))
  return [...own, ...own.flatMap(([name, property]) => fields(property, name)), ...below]
}

const allFields = [...schemas].flatMap(([file, schema]) => fields(schema, file))

test('every example is allowed at the place that shows it', () => {
  const examples = allFields.flatMap(([place, schema]) =>
    (schema.examples ?? []).map((example) => ({ place, schema, example })),
  )
  expect(examples.length).toBeGreaterThan(50)
  const wrong = examples.filter(
    ({ schema, example }) =>
      !z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(example).success,
  )
  expect(wrong.map(({ place, example }) => `${place}: ${JSON.stringify(example)}`)).toEqual([])
})

test('the editor knows the schema of every content and message file', () => {
  const known = settings['json.schemas'].flatMap(({ fileMatch, url }) =>
    fileMatch.map((file) => `${file} ${url}`),
  )
  const expected = Object.keys(checkedSchemas).map((file) => `/${file} ./${schemaPath(file)}`)
  expect(known.toSorted()).toEqual(
    [...expected, '/messages/*.json ./schemas/messages.schema.json'].toSorted(),
  )
})
