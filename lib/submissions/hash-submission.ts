import { createHash } from 'node:crypto'
import type { Submission } from './handler-types'

/**
 * Returns the SHA-256, in hexadecimal, of one form's submission: the same whenever the same answers are
 * sent under the same id, or without one. The token is another at each try, and left out.
 */
export function hashSubmission(form: string, submission: Partial<Submission>): string {
  // The schema gives the fields in its own order, so equal submissions make equal JSON.
  const fields = JSON.stringify({ ...submission, token: undefined, fax: undefined })
  return createHash('sha256').update(`${form}/${fields}`).digest('hex')
}
