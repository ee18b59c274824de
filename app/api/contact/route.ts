import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { contactSubmissionForm } from './contact-submission-form'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } =
  createSubmissionHandler(contactSubmissionForm)
