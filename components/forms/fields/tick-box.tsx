import type { ReactNode } from 'react'
import { fieldId } from '@/lib/forms/field-ids'
import styles from './choice-group.module.css'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'
import fieldStyles from './field.module.css'
import { useField } from './use-field'

type Props = { name: string; label: ReactNode }

/** Renders one box that must be ticked; nobody ticks it but the visitor. */
export function TickBox({ name, label }: Props) {
  const { control, error, describedBy } = useField(name)
  const words = <FieldLabel>{label}</FieldLabel>
  return (
    <div className={fieldStyles.field}>
      <FieldError name={name} error={error} />
      <label className={styles.sentence}>
        <input
          className={styles.box}
          type="checkbox"
          id={fieldId(name)}
          aria-required="true"
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy}
          {...control}
        />
        <span>{words}</span>
      </label>
    </div>
  )
}
