import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import { contactSchema } from '@/lib/forms/contact-schema'

export const resolver = zodResolver<FieldValues, unknown, FieldValues>(contactSchema)
