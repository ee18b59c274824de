import { useLocale, useTranslations } from 'next-intl'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { WhatsappLink } from '@/components/contact-links/whatsapp-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon/icon'
import { ExternalLink } from '@/components/ui/link/external-link'
import { FileLink } from '@/components/ui/link/file-link'
import { rowClass, rowsClass, RowContent } from '@/components/ui/row-content'
import { SampleTag } from '@/components/ui/sample-tag'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import { localizedPath } from '@/lib/i18n/localized-path'
import { contactCardPath } from '@/lib/routes'

const { address, contacts } = association

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
          <PhoneLink className={rowClass}>
            <Icon name="phone" />
            <RowContent title={t('phone', { number })} />
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
      <p>
        <PhoneHours />
      </p>
      <p>
        <FileLink href={localizedPath(contactCardPath, locale)} download>
          {t('card')}
        </FileLink>{' '}
        <SampleTag sample={contacts.sample || address.sample} />
      </p>
      <p>{t.rich('urgent', { lines: (words) => <a href="#helplines">{words}</a> })}</p>
    </>
  )
}
