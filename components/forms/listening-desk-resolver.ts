import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { fieldsWithOther, listeningDeskSchema } from '@/lib/forms/listening-desk'
import type { EnteredValues } from './entered-values'

/** Words for an `other` that is no longer chosen stay in the form, hidden, and are not sent. */
function withoutHiddenWords(values: EnteredValues): EnteredValues {
  const hidden: string[] = fieldsWithOther
    .filter((field) => ![values[field]].flat().includes('other'))
    .map((field) => `${field}Other`)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))
}

/** Checks the listening desk's form as the server does. A file of its own, fetched when somebody writes. */
export const resolver = zodResolver<EnteredValues, unknown, EnteredValues>(
  z.pipe(z.transform(withoutHiddenWords), listeningDeskSchema),
)
