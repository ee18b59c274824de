import { useFormContext, useFormState } from 'react-hook-form'
import type { FormName } from '@/lib/forms/forms'
import { isRule } from '@/lib/forms/rules'
import { useFormContents } from '../context/form-context'

/** Returns the id of a field's control, or of the first one of a group. */
export function fieldId(form: FormName, name: string): string {
  return `${form}-${name}`
}

/** Returns a field's id, its error in words, and the ARIA attributes of its control. */
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
