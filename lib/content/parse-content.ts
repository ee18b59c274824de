import { z } from 'zod'

/**
 * Checks the content of `file` (a path from the repository's root) against its schema. What is
 * content and what is a message: CONTRIBUTING.md.
 * @throws {Error} naming file, place and reason; `npm run content` says it in Italian, with the line.
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(content)
  if (result.success) return result.data
  throw new Error(
    `${file}:\n${z.prettifyError(result.error)}\nChe cosa correggere, e in quale riga: npm run content.`,
  )
}
