import type { z } from 'zod'
import { contentErrorMap } from './content-error-map'

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
  const sentences = result.error.issues.map(
    (issue) => `${file}, ${placeName(issue.path)}: ${issue.message}`,
  )
  throw new ContentError(sentences.join('\n'))
}

/** `['events', 0, 'title']` → `events[0].title`, as an editor would say it. */
function placeName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'intero file'
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : index ? `.${String(step)}` : String(step),
    )
    .join('')
}
