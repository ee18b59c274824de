import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { fieldsWithOther } from '@/lib/forms/listening-desk-definition'
import { listeningDeskSchema } from '@/lib/forms/listening-desk-schema'

/** Words for an `other` that is no longer chosen stay in the form, hidden, and are not sent. */
function withoutHiddenWords(values: FieldValues): FieldValues {
  const hidden = fieldsWithOther
    .filter((field) => ![values[field]].flat().includes('other'))
    .map((field) => `${field}Other`)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))
}

/** Checks the listening desk's form as the server does. A file of its own, fetched when somebody writes. */
const resolver = zodResolver<FieldValues, unknown, FieldValues>(
  z.pipe(z.transform(withoutHiddenWords), listeningDeskSchema),
)

export default resolver
