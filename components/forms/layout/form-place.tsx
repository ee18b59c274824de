import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './form-place.module.css'

type Props = {
  /** What one should know before writing: it goes once the form has been sent. */
  intro: ReactNode
  children: ReactNode
}

/** Renders a form and what comes before it. */
export function FormPlace({ intro, children }: Props) {
  const t = useTranslations('FormPlace')
  return (
    <div className={styles.place}>
      <div className={styles.intro}>
        {intro}
        {/* Browsers keep a page as it was left, whatever its fields say of completion. */}
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
      </div>
      {children}
    </div>
  )
}
