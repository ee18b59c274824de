'use client'

import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from './field'
import styles from './field.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> & {
  name: string
  label: string
  hint?: string
}

export function TextField({ name, label, hint, type = 'text', ...input }: Props) {
  const { register } = useFormContext()
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <input
          className={styles.control}
          type={type}
          {...input}
          {...control}
          {...register(name, { shouldUnregister: true })}
        />
      )}
    </Field>
  )
}
