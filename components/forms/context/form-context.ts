import { createContext, useContext } from 'react'
import type { FormName } from '@/lib/forms/forms'
import type { FormWords } from './use-form-words'

type FormContextValue = { form: FormName; words: FormWords }

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormContents(): FormContextValue {
  const value = useContext(FormContext)
  if (!value) throw new Error('A field stands outside of a form')
  return value
}
