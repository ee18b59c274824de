import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import styles from './activities.module.css'

const activities = ['play', 'make', 'tell', 'share'] as const

export function Activities() {
  const t = useTranslations('WorkshopsPage')
  return (
    <Section labelledBy="activities-title">
      <h2 id="activities-title">{t('activities.title')}</h2>
      <ul className={styles.activities}>
        {activities.map((activity) => (
          <li key={activity} className={styles.activity}>
            <h3>{t(`activities.${activity}.title`)}</h3>
            <p>{t(`activities.${activity}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
