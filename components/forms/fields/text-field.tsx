import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import styles from './field.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> & {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
}

export function TextField({ name, label, hint, optional, type = 'text', ...input }: Props) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => <input className={styles.control} type={type} {...input} {...control} />}
    </Field>
  )
}

/** What every field for an e-mail address has, beside its words. */
export const emailInput = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
