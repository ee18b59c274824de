import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import { listeningDeskSchema } from '@/lib/forms/listening-desk-schema'

export const resolver = zodResolver<FieldValues, unknown, FieldValues>(listeningDeskSchema)
