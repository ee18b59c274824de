import { z } from 'zod'

const count = z.number().int().nonnegative()

/** Words of the pull request: shown in blocks of code only, and never in full. */
const quoted = z.string().max(400)

const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)

const share = z.object({ upToDate: count, total: count })

/** What a value of a content file was and is; without `before` it is new, without `after` it is gone. */
const changeSchema = z.object({
  place: quoted,
  before: quoted.optional(),
  after: quoted.optional(),
})

const fileSchema = z.object({
  file: z.string().regex(/^(content|messages)\/[\w/-]{1,80}\.json$/),
  changes: z.array(changeSchema).max(40),
  /** How many there are besides. */
  left: count,
})

const pageRowSchema = z.object({
  path: z.string().regex(/^\/[\w/…-]{0,100}$/),
  languages: z.array(language).max(20),
  what: z.enum(['new', 'gone', 'text', 'head']),
})

/**
 * What a pull request changes, as its own workflow hands it to the one that writes the comment. It may
 * come from a stranger's code, hence the limits.
 */
export const reportSchema = z.object({
  errors: count,
  warnings: count,
  findings: z.array(quoted).max(30),
  files: z.array(fileSchema).max(40),
  translations: z
    .array(
      z.object({
        language,
        before: share.optional(),
        after: share,
        /** Made out of date by this change. */
        stale: z.array(quoted).max(30),
        staleCount: count,
        /** Said to be read again beside a changed Italian text, and left as they were. */
        keptCount: count,
      }),
    )
    .max(20),
  /** Absent where one of the two could not be built. */
  pages: z
    .object({
      total: count,
      rows: z.array(pageRowSchema).max(60),
      left: count,
      /** Pages in which only header, footer or data for search engines differ. */
      frame: count,
      /** Pages in which only the style differs. */
      look: count,
    })
    .optional(),
})

export type Report = z.infer<typeof reportSchema>
export type FileChanges = z.infer<typeof fileSchema>
export type Change = z.infer<typeof changeSchema>
export type PageRow = z.infer<typeof pageRowSchema>
