import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { contactHandlerOptions } from './contact-handler-options'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } =
  createSubmissionHandler(contactHandlerOptions)
