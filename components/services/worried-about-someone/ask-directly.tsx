import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Card } from '@/components/ui/layout/card'
import styles from './ask-directly.module.css'

/** Renders what to ask whoever may be thinking of dying, in two questions, and what each answer calls for. */
export function AskDirectly() {
  const t = useTranslations('WorriedPage')
  return (
    <Card as="section" className={styles.card} id="ask" aria-labelledby="ask-title" isFlat>
      <h3 id="ask-title">{t('talk.ask.title')}</h3>
      <ol>
        <li>
          <p>{t('talk.ask.text')}</p>
          <Answer answer="no" isUrgent />
        </li>
        <li>
          <Answer answer="yes">
            <Answer answer="thought" isUrgent />
            <Answer answer="day" />
          </Answer>
        </li>
      </ol>
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
  const look = children ? undefined : `${styles.answer} ${isUrgent ? styles.urgent : ''}`
  return (
    <div className={look}>
      {t.rich(`talk.ask.${answer}`, {
        answer: (words) => <p className={styles.said}>{words}</p>,
        action: (words) => <p>{words}</p>,
        emergency: () => <HelplineLink id="emergency" />,
      })}
      {children}
    </div>
  )
}
