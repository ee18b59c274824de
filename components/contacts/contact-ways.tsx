import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/association'
import { formatPhone, whatsappUrl } from '@/lib/contacts/contact-addresses'
import { ContactWay } from './contact-way'
import styles from './contact-ways.module.css'

const { address, contacts } = association

/** Every way to reach the association in one block, and when each suits. */
export function ContactWays() {
  const t = useTranslations('ContactsPage')
  return (
    <div className={styles.block}>
      <ul className={styles.ways}>
        <ContactWay icon="phone" suits={t('phoneSuits')}>
          <a href={`tel:${contacts.phone}`}>
            {t('phone', { number: formatPhone(contacts.phone) })}
          </a>
        </ContactWay>
        <ContactWay icon="whatsapp" suits={t('whatsappSuits')}>
          <a href={whatsappUrl(contacts.whatsapp, t('whatsappText'))}>{t('whatsapp')}</a>
        </ContactWay>
        <ContactWay icon="email" suits={t('emailSuits')}>
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </ContactWay>
        <ContactWay icon="arrow" suits={t('formSuits')}>
          <a href="#write">{t('form')}</a>
        </ContactWay>
        <ContactWay icon="map" suits={t('visitSuits')}>
          <span className={styles.address}>
            {t('address', { street: address.street, city: address.city })}
          </span>
          <ExternalLink href={address.mapUrl}>
            {t('map')} <Icon name="external" />
          </ExternalLink>
        </ContactWay>
      </ul>
      <SampleTag sample={contacts.sample || address.sample} />
    </div>
  )
}
