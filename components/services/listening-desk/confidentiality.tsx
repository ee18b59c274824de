import { useTranslations } from 'next-intl'
import { Columns } from '@/components/ui/columns'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import styles from './confidentiality.module.css'

/** Who reads a request, what stays between us, and when it cannot. */
export function Confidentiality() {
  const t = useTranslations('ListeningDeskPage.privacy')
  return (
    <Section tone="sand" labelledBy="privacy-title" id="confidentiality">
      <h2 className={styles.title} id="privacy-title">
        {t('title')}
      </h2>
      <Columns parts="1:1">
        <div className={styles.part}>
          <h3>{t('reader.title')}</h3>
          <p>
            {t.rich('reader.text', {
              privacy: (words) => <Link href="/privacy-policy">{words}</Link>,
            })}
          </p>
        </div>
        <div className={styles.part}>
          <h3>{t('kept.title')}</h3>
          <p>{t('kept.text')}</p>
        </div>
        <div className={`${styles.part} ${styles.limits}`}>
          <h3>{t('limits.title')}</h3>
          <p>{t('limits.intro')}</p>
          <ul>
            <li>{t('limits.danger')}</li>
            <li>{t('limits.child')}</li>
            <li>{t('limits.law')}</li>
          </ul>
          <p>{t('limits.first')}</p>
        </div>
        <div className={styles.part}>
          <h3>{t('minors.title')}</h3>
          <p>{t('minors.text')}</p>
        </div>
      </Columns>
    </Section>
  )
}
