import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import styles from './how-we-work.module.css'

const ways = ['listen', 'plain', 'decide', 'private'] as const

export function HowWeWork() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section tone="mist" labelledBy="how-title">
      <h2 id="how-title">{t('howTitle')}</h2>
      <p className={styles.lead}>{t('howLead')}</p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way} className={styles.way}>
            <h3>{t(`how.${way}.title`)}</h3>
            <p>{t(`how.${way}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
