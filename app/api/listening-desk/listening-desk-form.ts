import { StaffEmail } from '@/components/email/staff-email'
import { listeningDeskSchema, type ListeningDesk } from '@/lib/forms/listening-desk'
import type { SubmissionForm } from '@/lib/forms/submission-form'
import { describeListeningDesk } from '@/lib/mail/describe-listening-desk'

export const listeningDeskForm: SubmissionForm<ListeningDesk> = {
  name: 'listening-desk',
  action: 'listening_desk',
  schema: listeningDeskSchema,
  describe: describeListeningDesk,
  Email: StaffEmail,
}
