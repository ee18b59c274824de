import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import { contactSchema } from '@/lib/forms/contact-schema'

/** Checks the contact form as the server does. A file of its own, fetched when somebody writes. */
const resolver = zodResolver<FieldValues, unknown, FieldValues>(contactSchema)

export default resolver
