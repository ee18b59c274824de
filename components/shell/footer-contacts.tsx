import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { association } from '@/lib/content/association'
import { formatPhone, whatsappUrl } from '@/lib/contacts/contact-addresses'
import styles from './footer.module.css'

const { contacts } = association

export function FooterContacts() {
  const t = useTranslations('Footer')
  return (
    <div>
      <h2 className={styles.heading}>{t('contacts')}</h2>
      <ul className={styles.list}>
        <li>
          <a className={styles.way} href={`tel:${contacts.phone}`}>
            <Icon name="phone" />
            {formatPhone(contacts.phone)}
          </a>
        </li>
        <li>
          <a className={styles.way} href={whatsappUrl(contacts.whatsapp, t('whatsappText'))}>
            <Icon name="whatsapp" />
            {t('whatsapp')}
          </a>
        </li>
        <li>
          <a className={styles.way} href={`mailto:${contacts.email}`}>
            <Icon name="email" />
            {contacts.email}
          </a>
        </li>
      </ul>
      <h2 className={styles.heading}>{t('followUs')}</h2>
      <ul className={styles.list}>
        <li>
          <ExternalLink className={styles.way} href={contacts.instagram.url}>
            <Icon name="instagram" />
            {t('instagram')}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={styles.way} href={contacts.facebook.url}>
            <Icon name="facebook" />
            {t('facebook')}
          </ExternalLink>
        </li>
      </ul>
    </div>
  )
}
