import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { Referenced, StaffEmailContent } from '../email/staff-email-content'
import type { honeypotName } from '../forms/define-form'
import type { Form } from '../forms/forms'
import type { Locale } from '../i18n/locales'

/** What every form sends beside its own fields. */
export type Submission = { locale: Locale; submissionId: string; token?: string } & {
  [Name in typeof honeypotName]?: string
}

/** A submission as it was received: without script it has no id. */
export type Received<Data extends Submission> = Omit<Data, 'submissionId'> & {
  submissionId?: string
}

/** A form as its handler needs it: how its submissions are checked and told to the staff. */
export type HandlerOptions<Data extends Submission> = Form & {
  schema: z.ZodMiniType<Received<Data>>
  composeEmail: (data: Data & Referenced) => StaffEmailContent
  /** Returns, while the form takes nothing, the day on which it reopens, in words of the visitor's language. */
  pausedUntil?: (now: Date, locale: Locale) => string | undefined
  StaffEmail: ComponentType<{ content: StaffEmailContent }>
}
