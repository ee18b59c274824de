import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { formatPhone, whatsappUrl } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/association'
import styles from './other-ways.module.css'

const { phone, whatsapp, email } = association.contacts

/** How to reach the association without a form. */
export function OtherWays() {
  const t = useTranslations('OtherWays')
  return (
    <ul className={styles.ways}>
      <li>
        <a className={styles.way} href={`tel:${phone}`}>
          <Icon name="phone" />
          {t('phone', { number: formatPhone(phone) })}
        </a>
      </li>
      <li>
        <ExternalLink className={styles.way} href={whatsappUrl(whatsapp, t('whatsappText'))}>
          <Icon name="whatsapp" />
          {t('whatsapp', { number: formatPhone(whatsapp) })}
        </ExternalLink>
      </li>
      <li>
        <a className={styles.way} href={`mailto:${email}`}>
          <Icon name="email" />
          {t('email', { address: email })}
        </a>
      </li>
    </ul>
  )
}
