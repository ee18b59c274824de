'use client'

import type { ReactNode } from 'react'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'
import styles from './field.module.css'
import { useField } from './use-field'

type ControlProps = {
  id: string
  'aria-required': boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = {
  name: string
  label: string
  hint?: string
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

/**
 * Renders label, hint, error and control, always in this order, tied together for assistive
 * technology.
 */
export function Field({ name, label, hint, optional = false, children }: Props) {
  const { id, error, aria } = useField(name, Boolean(hint))
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children({ id, 'aria-required': !optional, ...aria })}
    </div>
  )
}
