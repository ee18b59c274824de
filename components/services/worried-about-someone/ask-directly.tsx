import { useTranslations } from 'next-intl'
import { HelplineLink } from '@/components/helplines/helpline-link'
import { Card } from '@/components/ui/layout/card'
import styles from './ask-directly.module.css'

const answers = ['no', 'yes', 'thought', 'day'] as const

/** Those that call for help at once. */
const urgent: readonly string[] = ['no', 'thought']

/** Renders what to ask whoever may be thinking of dying, and what each answer calls for. */
export function AskDirectly() {
  const t = useTranslations('WorriedPage')
  return (
    <Card as="section" className={styles.card} id="ask" aria-labelledby="ask-title" isFlat>
      <h3 id="ask-title">{t('talk.ask.title')}</h3>
      <p className={styles.text}>{t('talk.ask.text')}</p>
      <dl className={styles.answers}>
        {answers.map((answer) => (
          <div key={answer} className={urgent.includes(answer) ? styles.urgent : undefined}>
            {t.rich(`talk.ask.${answer}`, {
              answer: (words) => <dt>{words}</dt>,
              action: (words) => <dd>{words}</dd>,
              emergency: () => <HelplineLink id="emergency" />,
            })}
          </div>
        ))}
      </dl>
      <p>{t('talk.ask.always')}</p>
    </Card>
  )
}
