'use client'

import { useFormContext } from 'react-hook-form'
import { Field } from './field'
import styles from './field.module.css'

type Props = { name: string; label: string; hint?: string; optional?: boolean }

/** Renders a field for many words, which grows with them. */
export function TextArea({ name, label, hint, optional }: Props) {
  const { register } = useFormContext()
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <textarea
          className={`${styles.control} ${styles.area}`}
          rows={6}
          {...control}
          {...register(name)}
        />
      )}
    </Field>
  )
}
