import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './conditional-reveal.module.css'

type Props = {
  question: ReactNode
  children: ReactNode
}

/**
 * Renders a question with what only concerns those who have chosen `other`. Where scripts
 * are off it is always there: browsers of that kind may not know the rule that hides it.
 */
export function ConditionalReveal({ question, children }: Props) {
  const t = useTranslations('FormStatus')
  return (
    <div className={styles.question}>
      {question}
      <div className={styles.revealed}>
        <noscript>
          <p className={styles.note}>{t('onlyOther')}</p>
        </noscript>
        {children}
      </div>
    </div>
  )
}
