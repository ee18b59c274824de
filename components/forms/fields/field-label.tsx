import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
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
