import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { contactSubmission } from './contact-submission'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } =
  createSubmissionHandler(contactSubmission)
