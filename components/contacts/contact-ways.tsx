import { useLocale, useTranslations } from 'next-intl'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { WhatsappLink } from '@/components/contact-links/whatsapp-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon/icon'
import { ExternalLink } from '@/components/ui/link/external-link'
import { rowClass, rowsClass, RowContent } from '@/components/ui/row-content'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import styles from './contact-ways.module.css'

const { address, contacts } = association

/** Renders the ways to reach us, the telephone first. */
export function ContactWays() {
  const locale = useLocale()
  const t = useTranslations('ContactsPage')
  const { street, city } = address
  // In large text it may part, but between its groups.
  const number = formatPhone(contacts.phone, locale).replaceAll('\u00a0', ' ')
  return (
    <>
      <ul className={rowsClass}>
        <li>
          <PhoneLink className={`${rowClass} ${styles.phone}`}>
            <Icon name="phone" />
            <RowContent
              title={t('phone')}
              detail={
                <>
                  <span className={styles.number}>{number}</span>
                  <PhoneHours />
                </>
              }
            />
          </PhoneLink>
        </li>
        <li>
          <WhatsappLink className={rowClass}>
            <Icon name="whatsapp" />
            <RowContent title={t('whatsapp')} detail={t('whatsappSuits')} />
          </WhatsappLink>
        </li>
        <li>
          <EmailLink className={rowClass}>
            <Icon name="email" />
            <RowContent title={t('email')} detail={contacts.email} />
          </EmailLink>
        </li>
        <li>
          <ExternalLink className={rowClass} href={address.mapUrl}>
            <Icon name="map" />
            <RowContent
              title={t('map')}
              detail={t('visitSuits', { address: t('address', { street, city }) })}
            />
          </ExternalLink>
        </li>
      </ul>
      <p>{t.rich('urgent', { lines: (words) => <a href="#helplines">{words}</a> })}</p>
    </>
  )
}
