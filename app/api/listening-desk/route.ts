import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { listeningDeskSubmission } from './listening-desk-submission'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } =
  createSubmissionHandler(listeningDeskSubmission)
