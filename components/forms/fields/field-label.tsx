import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { fieldId } from '@/lib/forms/form-definition'
import styles from './field.module.css'

type Props = { optional?: boolean; children: ReactNode }

/** Renders the words of a label and whether the field may stay empty. */
export function FieldLabel({ optional, children }: Props) {
  const t = useTranslations('FormStatus')
  return (
    <>
      {children}
      {optional ? (
        <span className={styles.optional}> {t('optional')}</span>
      ) : (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  )
}

/** Renders the place of a field's error: script and server put a copy of the form's pattern there. */
export function FieldError({ name }: { name: string }) {
  return <p className={styles.error} id={`${fieldId(name)}-error`} hidden />
}
