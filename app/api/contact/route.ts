import { createSubmissionHandler } from '@/lib/submissions/create-submission-handler'
import { contactForm } from './contact-form'

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = createSubmissionHandler(contactForm)
