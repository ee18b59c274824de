import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import styles from './confidentiality.module.css'

/** The secret and its limits, as the two shapes of the mark. */
export function Confidentiality() {
  const t = useTranslations('PsychologicalServicesPage.confidentiality')
  return (
    <Section labelledBy="confidentiality-title">
      <h2 id="confidentiality-title">{t('title')}</h2>
      <div className={styles.shapes}>
        <div className={`${styles.shape} ${styles.kept}`}>
          <h3>{t('kept.title')}</h3>
          <p>{t('kept.text')}</p>
        </div>
        <div className={`${styles.shape} ${styles.limits}`}>
          <h3>{t('limits.title')}</h3>
          <ul>
            <li>{t('limits.danger')}</li>
            <li>{t('limits.law')}</li>
            <li>{t('limits.wish')}</li>
          </ul>
          <p>{t('limits.first')}</p>
        </div>
      </div>
    </Section>
  )
}
