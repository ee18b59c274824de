import { useTranslations } from 'next-intl'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneRow } from '@/components/contact-links/phone-row'
import { WhatsappLink } from '@/components/contact-links/whatsapp-link'
import { Icon } from '@/components/ui/icon/icon'
import { ExternalLink } from '@/components/ui/link/external-link'
import { rowClass, RowContent } from '@/components/ui/row-content'
import { association } from '@/lib/content/records'
import styles from './contact-ways.module.css'

const { address, contacts } = association

/** Renders the ways to reach us, the telephone first. */
export function ContactWays() {
  const t = useTranslations('ContactsPage')
  const { street, city } = address
  return (
    <ul className={styles.ways}>
      <li>
        <PhoneRow title={t('phone')} />
      </li>
      <li>
        <WhatsappLink isRow className={rowClass}>
          <Icon name="whatsapp" />
          <RowContent title={t('whatsapp')} detail={t('whatsappSuits')} />
        </WhatsappLink>
      </li>
      <li>
        <EmailLink className={rowClass}>
          <Icon name="email" />
          <RowContent title={t('email')} detail={contacts.email} />
          <Icon name="arrow" />
        </EmailLink>
      </li>
      <li>
        <ExternalLink isRow className={rowClass} href={address.mapUrl}>
          <Icon name="map" />
          <RowContent
            title={t('map')}
            detail={t('visitSuits', { address: t('address', { street, city }) })}
          />
        </ExternalLink>
      </li>
    </ul>
  )
}
