import { useTranslations } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { Section } from '@/components/ui/section'
import styles from './confidentiality.module.css'
import { Minors } from './minors'

export function Confidentiality() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section labelledBy="confidentiality-title">
      <div className={styles.promises}>
        <div className={styles.words}>
          <h2 id="confidentiality-title">{t('confidentiality.title')}</h2>
          <p>{t('confidentiality.kept')}</p>
          <p>
            <ConfidentialityLimits />
          </p>
          <p>{t('confidentiality.wish')}</p>
        </div>
        <Minors />
      </div>
    </Section>
  )
}
