import type { Rule } from '@/lib/forms/rules'
import type { FailureReason } from '../submission/send-submission'

/**
 * What a form may have to say once it runs in the browser. The server translates it all: a message
 * formatter in the browser would cost each visitor ten kilobytes.
 */
export type FormWords = {
  /** By field, as the error summary names them. */
  labels: Record<string, string>
  errors: Record<Rule, string>
  /** Before each error and before the title of a page with errors: `Error:` */
  errorPrefix: string
  summary: { title: string; lead: string }
  optional: string
  submit: string
  sending: string
  sent: string
  failed: string
  failureReasons: Record<FailureReason, string>
  /** In the success message: the button that offers an empty form. */
  again: string
  /** Asked before leaving the page with unsent text. */
  leave: string
}
