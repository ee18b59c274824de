import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import styles from './steps.module.css'

const steps = [
  { step: 'ask', who: 'you' },
  { step: 'read', who: 'us' },
  { step: 'answer', who: 'us' },
  { step: 'meet', who: 'together' },
] as const

/** Renders the steps from the request to the meeting, by who speaks: the visitor or us. */
export function Steps() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section tone="mist" labelledBy="steps-title">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, who }) => (
          <li key={step} className={`${styles.step} ${styles[who]}`}>
            <p className={styles.who}>{t(`steps.${who}`)}</p>
            <div className={styles.bubble}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.change}>{t('steps.change')}</p>
    </Section>
  )
}
