import type { ReactNode } from 'react'
import { fieldId } from '@/lib/forms/form-definition'
import { FieldError, FieldLabel } from './field-label'
import styles from './field.module.css'

type ControlProps = {
  id: string
  name: string
  'aria-required': boolean
  'aria-invalid': false
  'aria-describedby': string | undefined
  'data-described': ''
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
  const id = fieldId(name)
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} />
      {children({
        id,
        name,
        'aria-required': !optional,
        'aria-invalid': false,
        'aria-describedby': hint ? `${id}-hint` : undefined,
        'data-described': '',
      })}
    </div>
  )
}
