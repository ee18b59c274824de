import { z } from 'zod'
import { contentError } from '../entries/content-error'
import { entryFile, type EntryKind } from '../entries/entry-files'
import type { Entry } from '../entries/read-entries'
import { idSchema } from './schemas/fields'

/**
 * Checks the content of `file` (a path from the repository's root) against its schema. What is
 * content and what is a message: CONTRIBUTING.md.
 * @throws {Error} naming file, place and reason.
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(content)
  if (result.success) return result.data
  throw contentError(file, z.prettifyError(result.error))
}

/**
 * Checks each entry of a kind against the schema of its file, and its id.
 * @throws {Error} naming the file, as `parseContent`.
 */
export function parseEntries<Schema extends z.ZodType<object>>(
  kind: EntryKind,
  schema: Schema,
  entries: readonly Entry[],
): (z.infer<Schema> & { id: string })[] {
  return entries.map(({ id, ...content }) => {
    const file = entryFile(kind, id)
    return { ...parseContent(file, schema, content), id: parseContent(file, idSchema, id) }
  })
}
