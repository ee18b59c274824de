import { useLocale, useTranslations } from 'next-intl'
import { HelplineList } from './helpline-list'
import { association } from '@/lib/content/association'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import styles from './helplines.module.css'

/** Where every "Need help now?" link leads: the numbers to call, at the foot of every page. */
export function Helplines() {
  const t = useTranslations('Helplines')
  const { phone } = association.contacts
  return (
    <section
      className={styles.section}
      id="helplines"
      tabIndex={-1}
      aria-labelledby="helplines-title"
    >
      <div className={styles.inner}>
        <h2 className={styles.title} id="helplines-title">
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
        <HelplineList locale={useLocale()} />
        <p>
          {t.rich('ourPhone', {
            phone: () => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
          })}
        </p>
      </div>
    </section>
  )
}
