import type { ReactNode } from 'react'
import { fieldId, hintId } from '@/lib/forms/field-ids'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'
import styles from './field.module.css'
import { useField } from './use-field'

type ControlProps = ReturnType<typeof useField>['control'] & {
  id: string
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type Props = {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

/**
 * Renders label, hint, error and control, always in this order, tied together for assistive
 * technology.
 */
export function Field({ name, label, hint, optional = false, children }: Props) {
  const { control, error, describedBy } = useField(name, { hasHint: Boolean(hint) })
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
      {children({
        ...control,
        id: fieldId(name),
        'aria-required': !optional,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy,
      })}
    </div>
  )
}
