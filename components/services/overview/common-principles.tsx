import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { Link } from '@/lib/i18n/navigation'
import styles from './common-principles.module.css'

const promises = ['honesty', 'privacy'] as const

/** Renders what holds for every service. */
export function CommonPrinciples() {
  const t = useTranslations('ServicesPage')
  return (
    <Section labelledBy="common-title">
      <h2 id="common-title">{t('common.title')}</h2>
      <dl className={styles.promises}>
        {promises.map((promise) => (
          <div key={promise} className={styles.promise}>
            <dt className={styles.name}>{t(`common.${promise}.title`)}</dt>
            <dd className={styles.text}>
              {t.rich(`common.${promise}.text`, {
                limits: (words) => (
                  <Link href="/services/listening-desk#confidentiality">{words}</Link>
                ),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
