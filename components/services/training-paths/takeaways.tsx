import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/layout/columns'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import styles from './takeaways.module.css'

export function Takeaways() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <Section labelledBy="take-title">
      <h2 id="take-title" className={styles.title}>
        {t('take.title')}
      </h2>
      <Columns parts="1:1">
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
      </Columns>
    </Section>
  )
}
