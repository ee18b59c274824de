import type { z } from 'zod'
import { contentErrorMap } from './content-error-map'
import { say } from './editor-language'
import { placeName } from './place-name'

/** A content file that an editor has to correct; `message` has one sentence a problem. */
class ContentError extends Error {
  override name = 'ContentError'
}

/**
 * Checks the content of `file` (a path from the repository's root) against its schema. What is
 * content and what is a message: docs/decisions/0013.
 * @throws {ContentError} naming file, place and reason, in the editors' language.
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(content, { error: contentErrorMap, reportInput: true })
  if (result.success) return result.data
  const sentences = contentProblems(schema, content).map(
    ({ path, sentence }) =>
      `${file}, ${placeName(content, path) || say('intero file', 'whole file')}: ${sentence}`,
  )
  throw new ContentError(sentences.join('\n'))
}

type ContentProblem = { path: PropertyKey[]; sentence: string }

/** Returns a sentence for each place where content does not keep to its schema. */
export function contentProblems(schema: z.ZodType, content: unknown): ContentProblem[] {
  const result = schema.safeParse(content, { error: contentErrorMap, reportInput: true })
  return (result.error?.issues ?? []).map((issue) => ({
    // A key that is not expected is its own place.
    path: issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path,
    sentence: issue.message,
  }))
}
