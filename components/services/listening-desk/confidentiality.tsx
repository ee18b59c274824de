import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/columns'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import styles from './confidentiality.module.css'

/** Renders who reads a request, what stays between us, and when it cannot. */
export function Confidentiality() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <Section tone="sand" labelledBy="privacy-title" id="confidentiality">
      <h2 className={styles.title} id="privacy-title">
        {t('privacy.title')}
      </h2>
      <Columns parts="1:1">
        <div className={styles.part}>
          <h3>{t('privacy.reader.title')}</h3>
          <p>
            {t.rich('privacy.reader.text', {
              privacy: (words) => <Link href="/privacy-policy">{words}</Link>,
            })}
          </p>
        </div>
        <div className={styles.part}>
          <h3>{t('privacy.kept.title')}</h3>
          <p>{t('privacy.kept.text')}</p>
        </div>
        <div className={`${styles.part} ${styles.limits}`}>
          <h3>{t('privacy.limits.title')}</h3>
          <p>{t('privacy.limits.intro')}</p>
          <ul>
            <li>{t('privacy.limits.danger')}</li>
            <li>{t('privacy.limits.child')}</li>
            <li>{t('privacy.limits.law')}</li>
          </ul>
          <p>{t('privacy.limits.first')}</p>
        </div>
        <div className={styles.part}>
          <h3>{t('privacy.minors.title')}</h3>
          <p>{t('privacy.minors.text')}</p>
        </div>
      </Columns>
    </Section>
  )
}
