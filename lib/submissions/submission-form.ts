import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { Locale } from '../i18n/locales'
import type { StaffMail } from '../mail/staff-mail'

/** What every form sends beside its own fields. */
export type Submission = { locale: Locale; submissionId: string; token?: string; fax?: string }

export type SubmissionForm<Data extends Submission> = {
  name: 'contact' | 'listening-desk'
  /** reCAPTCHA's name for it, where hyphens are not allowed. */
  action: 'contact' | 'listening_desk'
  schema: z.ZodMiniType<Data>
  describe: (data: Data) => StaffMail
  Email: ComponentType<{ mail: StaffMail }>
}
