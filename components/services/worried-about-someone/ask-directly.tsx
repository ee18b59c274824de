import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Card } from '@/components/ui/layout/card'
import styles from './ask-directly.module.css'

/** Renders what to ask whoever may be thinking of dying, and what each answer calls for. */
export function AskDirectly() {
  const t = useTranslations('WorriedPage')
  return (
    <Card as="section" className={styles.card} id="ask" aria-labelledby="ask-title" isFlat>
      <h3 id="ask-title">{t('talk.ask.title')}</h3>
      <p className={styles.text}>{t('talk.ask.text')}</p>
      <dl className={styles.answers}>
        <Answer answer="no" isUrgent />
        <Answer answer="yes">
          <dl className={styles.answers}>
            <Answer answer="thought" isUrgent />
            <Answer answer="day" />
          </dl>
        </Answer>
      </dl>
      <p>{t('talk.ask.always')}</p>
    </Card>
  )
}

type Props = {
  answer: 'no' | 'yes' | 'thought' | 'day'
  /** Calls for help at once. */
  isUrgent?: boolean
  /** What the next question may be answered with. */
  children?: ReactNode
}

function Answer({ answer, isUrgent, children }: Props) {
  const t = useTranslations('WorriedPage')
  return (
    <div className={isUrgent ? styles.urgent : undefined}>
      {t.rich(`talk.ask.${answer}`, {
        answer: (words) => <dt>{words}</dt>,
        action: (words) => (
          <dd>
            {words}
            {children}
          </dd>
        ),
        emergency: () => <HelplineLink id="emergency" />,
      })}
    </div>
  )
}
