import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import styles from './field.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'type' | 'dir' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> & {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
}

/**
 * Renders a field for a few words. Unless its purpose is named, browsers are told to forget them: they
 * would offer them to whoever comes to the field next. A text area is forgotten anyway.
 */
export function TextField({
  name,
  label,
  hint,
  optional,
  type = 'text',
  autoComplete = 'off',
  ...input
}: Props) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <input
          className={styles.control}
          type={type}
          autoComplete={autoComplete}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}

/** What every field for an e-mail address has, beside its words. */
export const emailInput = {
  name: 'email',
  type: 'email',
  dir: 'ltr',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
