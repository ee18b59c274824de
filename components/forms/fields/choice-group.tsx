import { fieldId, groupId, hintId } from '@/lib/forms/field-ids'
import styles from './choice-group.module.css'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'
import fieldStyles from './field.module.css'
import { useChoice } from './use-choice'

type Props = {
  name: string
  type?: 'radio' | 'checkbox'
  label: string
  hint?: string
  optional?: boolean
  options: { value: string; label: string }[]
  /** What stands for no answer, chosen from the start: nobody can take a chosen radio button back. */
  unanswered?: string
  onChange?: () => void
}

/** Renders one question with answers to tap: one answer or, with boxes, any number of them. */
export function ChoiceGroup({
  name,
  type = 'radio',
  label,
  hint,
  optional = false,
  options,
  unanswered,
  onChange,
}: Props) {
  const { control, error, describedBy } = useChoice(name, { hasHint: Boolean(hint), onChange })
  const isRadio = type === 'radio'
  const rows = unanswered ? [{ value: '', label: unanswered }, ...options] : options
  return (
    <fieldset
      className={`${fieldStyles.field} ${fieldStyles.choice}`}
      id={groupId(name)}
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio ? !optional : undefined}
      aria-invalid={isRadio ? Boolean(error) : undefined}
      aria-describedby={describedBy}
    >
      <legend className={fieldStyles.label}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
      </legend>
      {hint && (
        <p className={fieldStyles.hint} id={hintId(name)}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
      <div className={`${styles.options} ${isRadio ? '' : styles.anyOf}`}>
        {rows.map(({ value, label }, index) => (
          <label key={value} className={styles.option}>
            <input
              className={styles.box}
              type={type}
              id={index === 0 ? fieldId(name) : undefined}
              value={value}
              defaultChecked={unanswered !== undefined && value === ''}
              aria-invalid={isRadio ? undefined : Boolean(error)}
              {...control}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
