import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import styles from './confidentiality.module.css'

export function Confidentiality() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section labelledBy="confidentiality-title">
      <h2 id="confidentiality-title">{t('confidentiality.title')}</h2>
      <div className={styles.shapes}>
        <div className={`${styles.shape} ${styles.kept}`}>
          <h3>{t('confidentiality.kept.title')}</h3>
          <p>{t('confidentiality.kept.text')}</p>
        </div>
        <div className={`${styles.shape} ${styles.limits}`}>
          <h3>{t('confidentiality.limits.title')}</h3>
          <ul>
            <li>{t('confidentiality.limits.danger')}</li>
            <li>{t('confidentiality.limits.child')}</li>
            <li>{t('confidentiality.limits.law')}</li>
            <li>{t('confidentiality.limits.wish')}</li>
          </ul>
          <p>{t('confidentiality.limits.first')}</p>
        </div>
      </div>
    </Section>
  )
}
