import type { ReactNode } from 'react'
import { fieldId } from '@/lib/forms/form-definition'
import styles from './choice-group.module.css'
import { FieldError, FieldLabel } from './field-label'
import fieldStyles from './field.module.css'

type Props = { name: string; label: ReactNode }

/** Renders one box that must be ticked; nobody ticks it but the visitor. */
export function TickBox({ name, label }: Props) {
  const words = <FieldLabel>{label}</FieldLabel>
  return (
    <div className={fieldStyles.field} data-field={name}>
      <FieldError name={name} />
      <label className={`${styles.row} ${styles.sentence}`}>
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          aria-required="true"
          aria-invalid="false"
          data-described=""
        />
        <span>{words}</span>
      </label>
    </div>
  )
}
