import { StaffEmail } from '@/components/email/staff-email'
import { listeningDeskForm } from '@/lib/forms/listening-desk'
import { listeningDeskSchema, type ListeningDesk } from '@/lib/forms/listening-desk-schema'
import { describeListeningDesk } from '@/lib/mail/describe-listening-desk'
import type { SubmissionForm } from '@/lib/submissions/submission-form'

export const listeningDeskSubmission: SubmissionForm<ListeningDesk> = {
  ...listeningDeskForm,
  schema: listeningDeskSchema,
  describe: describeListeningDesk,
  Email: StaffEmail,
}
