import { useFormContext, type RegisterOptions } from 'react-hook-form'
import { errorCodeOf } from '@/lib/forms/error-codes'
import { errorAtField } from '@/lib/forms/error-words'
import { errorId, hintId } from '@/lib/forms/field-ids'
import { useFormDefinition } from '../client/form-context'
import { useErrorTranslators } from '../client/use-error-words'

type Options = { hasHint?: boolean; onChange?: RegisterOptions['onChange'] }

/**
 * Returns what a field needs of its form: the properties that tie a control to React Hook Form, what
 * is wrong with it in words, and which texts describe it.
 */
export function useField(name: string, { hasHint, onChange }: Options = {}) {
  const form = useFormDefinition()
  const translators = useErrorTranslators()
  const { register, formState, getValues } = useFormContext()
  const code = errorCodeOf(formState.errors[name])
  return {
    control: register(name, { onChange }),
    error: code && errorAtField(translators, form, name, code, getValues(name)),
    describedBy:
      [hasHint && hintId(name), code && errorId(name)].filter(Boolean).join(' ') || undefined,
  }
}
