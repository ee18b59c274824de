import { useLocale, useTranslations } from 'next-intl'
import { EmailLink, PhoneLink, WhatsappLink } from '@/components/contact-links/contact-links'
import { Alert, Urgent } from '@/components/helplines/alert'
import { HelpInFull } from '@/components/helplines/helplines'
import { Scene } from '@/components/illustrations/scene'
import { AnswersNow, PhoneHours } from '@/components/practical-answers/phone-hours'
import { WhatHappens } from '@/components/practical-answers/practical-answers'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { StructuredData } from '@/components/shell/structured-data'
import { Icon } from '@/components/ui/icon'
import { ExternalLink } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { rowClass, RowContent } from '@/components/ui/row-content'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import { organizationData } from '@/lib/seo/organization-data'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import styles from './page.module.css'
import { WriteToUs } from './write-to-us'

const { address, contacts } = association

export function generateMetadata() {
  return translatedMetadata('/contacts')
}

export default function ContactsPage() {
  const t = useTranslations('ContactsPage')
  return (
    <>
      <QuickExit />
      <HelpInFull />
      <StructuredData data={organizationData(useLocale())} />
      <PageHeader
        trail={<Breadcrumbs path="/contacts" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="contacts" />}
        alert={
          <Alert>
            <Urgent />
          </Alert>
        }
      >
        <ContactWays />
        <WhatHappens />
      </PageHeader>
      <WriteToUs />
    </>
  )
}

/** Renders the ways to reach us, the telephone first. */
function ContactWays() {
  const t = useTranslations('ContactsPage')
  const locale = useLocale()
  const { street, city } = address
  return (
    <ul className={styles.ways}>
      <li>
        <PhoneRow />
      </li>
      <li>
        <WhatsappLink isRow className={rowClass}>
          <Icon name="whatsapp" />
          <RowContent title={t('whatsapp')} detail={formatPhone(contacts.whatsapp, locale)} />
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

/** Renders the row that calls the association: its number, large, and when somebody answers. */
function PhoneRow() {
  const t = useTranslations('ContactsPage')
  // In large text it may part, but between its groups.
  const number = formatPhone(contacts.phone, useLocale()).replaceAll('\u00a0', ' ')
  return (
    <PhoneLink className={`${rowClass} ${styles.phone}`}>
      <Icon name="phone" />
      <RowContent
        title={t('phone')}
        detail={
          <>
            <span className={styles.number}>{number}</span>
            <AnswersNow />
            <PhoneHours />
          </>
        }
      />
    </PhoneLink>
  )
}
