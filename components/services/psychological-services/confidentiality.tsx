import { useTranslations } from 'next-intl'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import styles from './confidentiality.module.css'
import { Minors } from './minors'

const limits = ['danger', 'child', 'law', 'wish'] as const

export function Confidentiality() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <Section labelledBy="confidentiality-title">
      <div className={styles.promises}>
        <div className={styles.words}>
          <h2 id="confidentiality-title">{t('confidentiality.title')}</h2>
          <p>{t('confidentiality.kept')}</p>
          <Fold summary={t('confidentiality.limits.title')}>
            <ul>
              {limits.map((limit) => (
                <li key={limit}>{t(`confidentiality.limits.${limit}`)}</li>
              ))}
            </ul>
            <p>{t('confidentiality.limits.first')}</p>
          </Fold>
        </div>
        <Minors />
      </div>
    </Section>
  )
}
