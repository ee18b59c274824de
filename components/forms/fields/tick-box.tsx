'use client'

import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import styles from './choice-group.module.css'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'
import fieldStyles from './field.module.css'
import { useField } from './use-field'

type Props = { name: string; label: ReactNode }

/** Renders one box that must be ticked; nobody ticks it but the visitor. */
export function TickBox({ name, label }: Props) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name, false)
  return (
    <div className={fieldStyles.field} data-invalid={error ? '' : undefined}>
      <FieldError id={id} error={error} />
      <label className={`${styles.row} ${styles.sentence}`}>
        <input type="checkbox" id={id} aria-required="true" {...aria} {...register(name)} />
        <span>
          <FieldLabel>{label}</FieldLabel>
        </span>
      </label>
    </div>
  )
}
