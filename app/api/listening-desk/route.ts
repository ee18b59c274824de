import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { listeningDeskForm } from './listening-desk-form'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } =
  createSubmissionHandler(listeningDeskForm)
