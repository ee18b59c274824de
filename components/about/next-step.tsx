import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Section } from '@/components/ui/section'
import styles from './next-step.module.css'

export function NextStep() {
  const t = useTranslations('AboutUsPage')
  return (
    <Section labelledBy="next-title">
      <div className={styles.nextStep}>
        <h2 id="next-title">{t('nextTitle')}</h2>
        <p>{t('nextText')}</p>
        <p className={styles.links}>
          <ButtonLink href="/contacts">{t('nextContacts')}</ButtonLink>
          <ButtonLink href="/donations" tone="secondary">
            {t('nextDonations')}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}
