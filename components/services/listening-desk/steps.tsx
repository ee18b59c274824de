import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import styles from './steps.module.css'

const steps = [
  { step: 'ask', who: 'you' },
  { step: 'read', who: 'us' },
  { step: 'answer', who: 'us' },
  { step: 'meet', who: 'together' },
] as const

/** The way from the request to the meeting, told as the conversation that it is. */
export function Steps() {
  const t = useTranslations('ListeningDeskPage.steps')
  return (
    <Section tone="mist" labelledBy="steps-title">
      <h2 id="steps-title">{t('title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, who }) => (
          <li key={step} className={`${styles.step} ${styles[who]}`}>
            <p className={styles.who}>{t(who)}</p>
            <div className={styles.bubble}>
              <h3>{t(`${step}.title`)}</h3>
              <p>{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.change}>{t('change')}</p>
    </Section>
  )
}
