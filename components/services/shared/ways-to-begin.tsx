import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { WhatsappLink } from '@/components/contact-links/whatsapp-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/association'
import { Link } from '@/lib/i18n/navigation'
import styles from './ways-to-begin.module.css'

const { phone } = association.contacts

type Props = { title: string; text: string }

/** Renders the end of a service's page: phone, WhatsApp and form, as first steps. */
export function WaysToBegin({ title, text }: Props) {
  const locale = useLocale()
  const t = useTranslations('WaysToBegin')
  return (
    <section className={styles.section} aria-labelledby="begin-title">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="begin-title">{title}</h2>
          <p>{text}</p>
        </div>
        <ul className={styles.ways}>
          <li>
            <PhoneLink className={styles.way}>
              <Icon name="phone" />
              <span className={styles.label}>
                <span className={styles.name}>{t('phone')}</span>
                <span>{formatPhone(phone, locale)}</span>
              </span>
            </PhoneLink>
          </li>
          <li>
            <WhatsappLink className={styles.way} text={t('whatsappText')}>
              <Icon name="whatsapp" />
              <span className={styles.label}>
                <span className={styles.name}>{t('whatsapp')}</span>
                <span>{t('whatsappDetail')}</span>
              </span>
            </WhatsappLink>
          </li>
          <li>
            <Link className={styles.way} href="/contacts">
              <Icon name="email" />
              <span className={styles.label}>
                <span className={styles.name}>{t('form')}</span>
                <span>{t('formDetail')}</span>
              </span>
            </Link>
          </li>
        </ul>
        <p className={styles.hours}>
          <PhoneHours />
        </p>
      </div>
    </section>
  )
}
