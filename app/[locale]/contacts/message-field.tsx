'use client'

import { type FieldProps, TextArea } from '@/components/forms/fields'
import { useClientValue } from '@/components/ui/browser/use-client-value'

type Props = FieldProps & {
  /** How a message may begin, by what the address says: `event=ottobre`. */
  beginnings: Record<string, string>
}

/**
 * Renders the message, begun for a visitor who comes from an event or a service: its id is in the
 * address, and nothing that is not among the beginnings is ever written.
 */
export function MessageField({ beginnings, ...field }: Props) {
  const beginning = useClientValue<string | undefined>(() => {
    const subjects = window.location.search.slice(1).split('&')
    const known = new Map(Object.entries(beginnings))
    return known.get(subjects.find((part) => known.has(part)) ?? '')
  }, undefined)
  return <TextArea {...field} beginning={beginning} />
}
