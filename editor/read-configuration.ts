import { readFileSync } from 'node:fs'
import type { CmsConfig } from '@sveltia/cms'
import { jsonSchemas, schemaPath } from '../tools/content-check/schema-files'
import { editorConfiguration } from './configuration'

/** Returns the application's configuration, made from the schemas and from the texts as they are now. */
export function readConfiguration(): CmsConfig {
  const schemas = jsonSchemas()
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
  const { identity } = read('content/association.json') as { identity: { shortName: string } }
  return editorConfiguration(
    (file) => schemas.get(schemaPath(file)),
    read('messages/it.json') as Record<string, unknown>,
    identity,
  )
}
