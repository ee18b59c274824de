import { StaffEmail } from '@/components/email/staff-email'
import { listeningDeskSchema, type ListeningDesk } from '@/lib/forms/listening-desk-schema'
import type { SubmissionForm } from '@/lib/submissions/submission-form'
import { describeListeningDesk } from '@/lib/mail/describe-listening-desk'

export const listeningDeskForm: SubmissionForm<ListeningDesk> = {
  name: 'listening-desk',
  action: 'listening_desk',
  schema: listeningDeskSchema,
  describe: describeListeningDesk,
  Email: StaffEmail,
}
