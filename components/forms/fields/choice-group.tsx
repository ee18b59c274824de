'use client'

import { useFormContext } from 'react-hook-form'
import styles from './choice-group.module.css'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'
import fieldStyles from './field.module.css'
import groupStyles from './form-group.module.css'
import { useField } from './use-field'

type Props = {
  name: string
  type?: 'radio' | 'checkbox'
  legend: string
  /** The question is also the heading of its group. */
  isHeading?: boolean
  hint?: string
  options: { value: string; label: string }[]
}

/** Renders one question with rows to tap: one answer or, with boxes, any number of them. */
export function ChoiceGroup({ name, type = 'radio', legend, isHeading, hint, options }: Props) {
  const { register } = useFormContext()
  const { id, error, aria } = useField(name, Boolean(hint))
  const isRadio = type === 'radio'
  const Words = isHeading ? 'h3' : 'span'
  return (
    <fieldset
      className={fieldStyles.field}
      data-invalid={error ? '' : undefined}
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio || undefined}
      aria-invalid={isRadio ? aria['aria-invalid'] : undefined}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className={fieldStyles.label}>
        <Words className={isHeading ? groupStyles.title : undefined}>
          <span>
            <FieldLabel>{legend}</FieldLabel>
          </span>
        </Words>
      </legend>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className={styles.rows}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.row}>
            <input
              type={type}
              id={index === 0 ? id : undefined}
              value={value}
              aria-invalid={isRadio ? undefined : aria['aria-invalid']}
              {...register(name)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
