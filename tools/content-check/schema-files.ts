import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkedSchemas } from './checked-schemas'

/** A JSON Schema, as far as this program looks into one. */
export type JsonSchema = {
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  title?: string
  examples?: unknown[]
  [key: string]: unknown
}

/** Groups in groups of texts. */
const messagesSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  description:
    'I testi delle pagine, in gruppi. Tra { } e < > stanno nomi che il codice riempie: non cambiarli.',
  additionalProperties: { anyOf: [{ type: 'string', minLength: 1 }, { $ref: '#' }] },
}

/** Returns the path of the JSON Schema of content: `schemas/welcome.schema.json`, of entries `schemas/events.schema.json`. */
export function schemaPath(file: string): string {
  return file.replace(/^.*?([^/*]+)(?:\/\*)?\.json$/, 'schemas/$1.schema.json')
}

/** Returns the JSON Schema of each content file and of the messages, by its path. */
export function jsonSchemas(): Map<string, JsonSchema> {
  const content = Object.entries(checkedSchemas).map(
    ([file, schema]) =>
      [
        schemaPath(file),
        z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as JsonSchema,
      ] as const,
  )
  return new Map([...content, [schemaPath('messages.json'), messagesSchema]])
}

/** Returns the files of `schemas/`, by path. */
function generatedFiles(): [string, string][] {
  return [...jsonSchemas()].map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`])
}

/** Returns the files that are not what the code says. */
export function schemaDrift(root: string): string[] {
  return generatedFiles().flatMap(([file, text]) => {
    const path = join(root, file)
    return existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [file]
  })
}

export function writeSchemas(root: string): void {
  for (const [file, text] of generatedFiles()) writeFileSync(join(root, file), text)
}
