import { createContext, useContext } from 'react'
import type { Form } from '@/lib/forms/all-forms'

const FormContext = createContext<Form | null>(null)

export const FormDefinitionProvider = FormContext.Provider

/** Returns the definition of the form around a field. */
export function useFormDefinition(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands in a BaseForm')
  return form
}
