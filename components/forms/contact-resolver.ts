import { zodResolver } from '@hookform/resolvers/zod'
import { contactSchema } from '@/lib/forms/contact'
import type { EnteredValues } from './entered-values'

/** Checks the contact form as the server does. A file of its own, fetched when somebody writes. */
export const resolver = zodResolver<EnteredValues, unknown, EnteredValues>(contactSchema)
