import { fieldId } from '@/lib/forms/form-definition'
import styles from './choice-group.module.css'
import { FieldError, FieldLabel } from './field-label'
import fieldStyles from './field.module.css'
import groupStyles from './form-group.module.css'

/** From this many characters on, an answer takes the room of two. */
const long = 19

type Props = {
  name: string
  type?: 'radio' | 'checkbox'
  label: string
  /** The question is also the heading of its group. */
  isHeading?: boolean
  hint?: string
  optional?: boolean
  options: { value: string; label: string }[]
  /** What stands for no answer, chosen from the start: nobody can take a chosen radio button back. */
  unanswered?: string
}

/** Renders one question with rows to tap: one answer or, with boxes, any number of them. */
export function ChoiceGroup({
  name,
  type = 'radio',
  label,
  isHeading,
  hint,
  optional = false,
  options,
  unanswered,
}: Props) {
  const id = fieldId(name)
  const isRadio = type === 'radio'
  const rows = unanswered ? [{ value: '', label: unanswered }, ...options] : options
  const Words = isHeading ? 'h3' : 'span'
  return (
    <fieldset
      className={fieldStyles.field}
      data-field={name}
      data-described=""
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio ? !optional : undefined}
      aria-invalid={isRadio ? false : undefined}
      aria-describedby={hint && `${id}-hint`}
    >
      <legend className={fieldStyles.label}>
        <Words className={isHeading ? groupStyles.title : undefined}>
          <FieldLabel optional={optional}>{label}</FieldLabel>
        </Words>
      </legend>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} />
      <div className={styles.rows}>
        {rows.map(({ value, label }, index) => (
          <label
            key={value}
            className={label.length < long ? styles.row : `${styles.row} ${styles.long}`}
          >
            <input
              type={type}
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={unanswered !== undefined && value === ''}
              aria-invalid={isRadio ? undefined : false}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
