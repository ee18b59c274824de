import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentSchemas } from './content-schemas'
import { jsonSchemas, schemaDrift, schemaPath, type JsonSchema } from './schema-files'

const schemas = jsonSchemas()
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

/** The fields of a schema that nobody has described. */
function withoutWords({ properties, items, anyOf }: JsonSchema, place = ''): string[] {
  const own = Object.entries(properties ?? {}).flatMap(([name, property]) => [
    ...(property.description ? [] : [`${place}.${name}`]),
    ...withoutWords(property, `${place}.${name}`),
  ])
  const below = [items, ...(anyOf ?? [])].flatMap((schema) =>
    schema ? withoutWords(schema, place) : [],
  )
  return [...own, ...below]
}

test('the schemas in the repository are those of the code', () => {
  expect(schemaDrift(process.cwd())).toEqual([])
})

test('every field says in two languages what it is', () => {
  expect(schemas.size).toBeGreaterThan(20)
  const missing = [...schemas].flatMap(([file, schema]) =>
    withoutWords(schema).map((place) => `${file}${place}`),
  )
  expect(missing).toEqual([])
})

test('the editor knows the schema of every content and message file', () => {
  const known = settings['json.schemas'].flatMap(({ fileMatch, url }) =>
    fileMatch.map((file) => `${file} ${url}`),
  )
  const expected = Object.keys(contentSchemas).map((file) => `/${file} ./${schemaPath(file)}`)
  expect(known).toEqual(expect.arrayContaining(expected))
  expect(known).toContain('/messages/*.json ./schemas/messages.schema.json')
})
