import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { listeningDeskSubmissionForm } from './listening-desk-submission-form'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = createSubmissionHandler(
  listeningDeskSubmissionForm,
)
