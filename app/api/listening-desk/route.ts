import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { listeningDeskHandlerOptions } from './listening-desk-handler-options'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = createSubmissionHandler(
  listeningDeskHandlerOptions,
)
