import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './conditional-reveal.module.css'

type Props = {
  question: ReactNode
  /** The answer that must be chosen. The style sheet has a rule for each of them. */
  code: 'other' | '16-25'
  /** A live region: it is there before its words, or screen readers would not say them. */
  role?: 'status'
  children: ReactNode
}

/**
 * Renders a question with what only concerns those who have chosen one certain answer. Where scripts
 * are off it is always there: browsers of that kind may not know the rule that hides it.
 */
export function ConditionalReveal({ question, code, role, children }: Props) {
  const t = useTranslations('FormStatus')
  return (
    <div className={styles.question}>
      {question}
      <div className={styles.revealed} data-code={code} role={role}>
        {code === 'other' && (
          <noscript>
            <p className={styles.note}>{t('onlyOther')}</p>
          </noscript>
        )}
        {children}
      </div>
    </div>
  )
}
