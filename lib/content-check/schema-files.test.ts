import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

/** The examples that their own schema does not allow. */
function misplacedExamples(schema: JsonSchema, place = ''): string[] {
  const { properties = {}, items, anyOf = [], examples = [] } = schema
  const allowed = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema)
  const own = (examples as unknown[]).filter((example) => !allowed.safeParse(example).success)
  return [
    ...own.map((example) => `${place}: ${JSON.stringify(example)}`),
    ...Object.entries(properties).flatMap(([name, property]) =>
      misplacedExamples(property, `${place}.${name}`),
    ),
    ...[items, ...anyOf].flatMap((part) => (part ? misplacedExamples(part, place) : [])),
  ]
}

test('every example is allowed at the place that shows it', () => {
  const content = [...schemas].filter(([file]) => file !== schemaPath('messages.json'))
  expect(JSON.stringify(content).match(/"examples"/g)?.length).toBeGreaterThan(50)
  expect(content.flatMap(([file, schema]) => misplacedExamples(schema, file))).toEqual([])
})

test('a list proposes the items of its example one by one', () => {
  const { audiences, price } = schemas.get('schemas/events.schema.json')?.items?.properties ?? {}
  expect(audiences).toMatchObject({
    description: expect.stringContaining('Per chi è'),
    examples: [['adults', 'youth']],
    items: { examples: ['adults', 'youth'] },
  })
  expect(audiences?.items).not.toHaveProperty('description')
  expect(price).toMatchObject({ examples: ['free'] })
  for (const option of price?.anyOf ?? []) expect(option).not.toHaveProperty('examples')
  expect(price?.anyOf).toHaveLength(2)
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
