import { StaffEmail } from '@/components/email/staff-email'
import { listeningDeskForm } from '@/lib/forms/listening-desk'
import { listeningDeskSchema, type ListeningDesk } from '@/lib/forms/listening-desk-schema'
import type { SubmissionForm } from '@/lib/submissions/submission-form'
import { describeListeningDesk } from '@/lib/mail/describe-listening-desk'

export const listeningDeskSubmission: SubmissionForm<ListeningDesk> = {
  ...listeningDeskForm,
  schema: listeningDeskSchema,
  describe: describeListeningDesk,
  Email: StaffEmail,
}
