import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import styles from './takeaways.module.css'

export function Takeaways() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section labelledBy="take-title">
      <h2 id="take-title">{t('take.title')}</h2>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>{t('take.open.title')}</h3>
          <p>{t('take.open.text')}</p>
          <p>
            <Link className={styles.link} href="/events">
              {t('take.open.link')}
            </Link>
          </p>
        </div>
        <div className={styles.way}>
          <h3>{t('take.group.title')}</h3>
          <p>{t('take.group.text')}</p>
        </div>
      </div>
    </Section>
  )
}
