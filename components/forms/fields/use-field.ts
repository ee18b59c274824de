import { useFormContext, useFormState } from 'react-hook-form'
import { isRule } from '@/lib/forms/rules'
import { fieldId } from './field-id'
import { useFormContents } from '../context/form-context'

/** How a field is called in the page, what is wrong with it, and how its control says so. */
export function useField(name: string, hasHint: boolean) {
  const { form, words } = useFormContents()
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const id = fieldId(form, name)
  const rule = errors[name]?.message
  const error = errors[name] && words.errors[isRule(rule) ? rule : 'invalid']
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    error,
    aria: {
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  }
}
