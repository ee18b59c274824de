import { createContext, useContext, type RefObject } from 'react'
import type { Failure } from '@/lib/forms/failures'
import type { FieldName, Form } from '@/lib/forms/forms'

/** How the last submission of a form ended, if it was sent. */
export type FormOutcome =
  | { type: 'editing' }
  /** Not sent: these fields, in the order of the form, have errors. Each attempt has its own number. */
  | { type: 'invalid'; fields: readonly FieldName[]; attempt: number }
  | { type: 'sent'; reference: string }
  | (Failure & { type: 'failed' })

type RequestFormState = {
  form: Form
  element: RefObject<HTMLFormElement | null>
  outcome: FormOutcome
  startAgain: () => void
}

export const RequestFormContext = createContext<RequestFormState | null>(null)

/** Returns the form around a field, and how it was sent. */
export function useRequestForm(): RequestFormState {
  const state = useContext(RequestFormContext)
  if (!state) throw new Error('A field stands in a RequestForm')
  return state
}
