import { useLocale, useTranslations } from 'next-intl'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { WhatsappLink } from '@/components/contact-links/whatsapp-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { ExternalLink } from '@/components/ui/link/external-link'
import { FileLink } from '@/components/ui/link/file-link'
import { SampleTag } from '@/components/ui/sample-tag'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import { localizedPath } from '@/lib/i18n/localized-path'
import { contactCardPath } from '@/lib/routes'
import { ContactWay } from './contact-way'
import styles from './contact-ways.module.css'

const { address, contacts } = association

export function ContactWays() {
  const locale = useLocale()
  const t = useTranslations('ContactsPage')
  // A number with its prefix is longer than a tile on a phone: it may part, but between its groups.
  const number = formatPhone(contacts.phone, locale).replaceAll('\u00a0', ' ')
  return (
    <>
      <ul className={styles.ways}>
        <ContactWay icon="phone" suits={<PhoneHours />}>
          <PhoneLink>{t('phone', { number })}</PhoneLink>
        </ContactWay>
        <ContactWay icon="whatsapp" suits={t('whatsappSuits')}>
          <WhatsappLink>{t('whatsapp')}</WhatsappLink>
        </ContactWay>
        <ContactWay icon="email" suits={contacts.email}>
          <EmailLink>{t('email')}</EmailLink>
        </ContactWay>
        <ContactWay
          icon="map"
          suits={t('visitSuits', {
            address: t('address', { street: address.street, city: address.city }),
          })}
        >
          <ExternalLink href={address.mapUrl}>{t('map')}</ExternalLink>
        </ContactWay>
      </ul>
      <p className={styles.card}>
        <FileLink href={localizedPath(contactCardPath, locale)} download>
          {t('card')}
        </FileLink>{' '}
        <SampleTag sample={contacts.sample || address.sample} />
      </p>
      <p>{t.rich('urgent', { lines: (words) => <a href="#helplines">{words}</a> })}</p>
    </>
  )
}
