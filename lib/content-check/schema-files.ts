import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languageName } from '../content/editor-language'
import { locales } from '../i18n/locales'
import { contentSchemas } from './content-schemas'
import { fieldDescriptions, type FieldDescription } from './field-descriptions'

/** A JSON Schema, as far as this program looks into one. */
export type JsonSchema = {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  properties?: Record<string, JsonSchema>
  required?: string[]
  enum?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  description?: string
  markdownDescription?: string
  [key: string]: unknown
}

const folder = 'schemas'

/** Returns the path of a content file's JSON Schema: `schemas/events.schema.json`. */
export function schemaPath(file: string): string {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  return `${folder}/${name}.schema.json`
}

/** Returns the JSON Schema of each content file and of the messages, by its path. */
export function jsonSchemas(): Map<string, JsonSchema> {
  const content = Object.entries(contentSchemas).map(([file, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as JsonSchema
    return [schemaPath(file), described(json, fieldDescriptions[file] ?? {})] as const
  })
  return new Map([...content, [schemaPath('messages.json'), messagesSchema]])
}

/** Groups in groups of texts. */
const messagesSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  description:
    'I testi delle pagine, in gruppi. Tra { } e < > stanno nomi che il codice riempie: non cambiarli. / The texts of the pages, in groups. Between { } and < > stand names that the code fills: do not change them.',
  additionalProperties: {
    anyOf: [{ type: 'string', minLength: 1 }, { $ref: '#' }],
  },
}

/** Returns the files of `schemas/` that are not what the code says. */
export function schemaDrift(root: string): string[] {
  return [...schemaTexts()].flatMap(([file, text]) => {
    const path = join(root, file)
    return existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [file]
  })
}

export function writeSchemas(root: string): void {
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of schemaTexts()) writeFileSync(join(root, file), text)
}

function schemaTexts(): [string, string][] {
  return [...jsonSchemas()].map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`])
}

type Descriptions = Record<string, FieldDescription>

/**
 * The schema with the words of field-descriptions.ts; a language of a text describes itself. Where a
 * field has one of several shapes, or is a list, its words are not those of a shape or an item.
 */
function described(
  schema: JsonSchema,
  descriptions: Descriptions,
  place = '',
  hasWords = true,
): JsonSchema {
  const own = hasWords ? descriptions[place] : undefined
  const { properties, items, anyOf } = schema
  const withoutOwn = (inner: JsonSchema) => described(inner, descriptions, place, false)
  return {
    ...schema,
    ...(own && { description: `${own.it} / ${own.en}` }),
    ...(own?.example !== undefined && { examples: [own.example] }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          locales.some((locale) => locale === name)
            ? { ...property, description: languageHint(name) }
            : described(property, descriptions, place ? `${place}.${name}` : name),
        ]),
      ),
    }),
    ...(items && {
      items: {
        ...withoutOwn(items),
        ...(Array.isArray(own?.example) && { examples: own.example as unknown[] }),
      },
    }),
    ...(anyOf && { anyOf: anyOf.map(withoutOwn) }),
  }
}

function languageHint(language: string): string {
  const [italian, english] = [languageName(language, 'it'), languageName(language, 'en')]
  return `Il testo in ${italian}. / The ${english} text.`
}
