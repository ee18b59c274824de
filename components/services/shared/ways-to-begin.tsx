import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { WhatsappLink } from '@/components/contact-links/whatsapp-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon/icon'
import { rowClass, RowContent } from '@/components/ui/row-content'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { writingPath } from '@/lib/contacts/writing-path'
import { association } from '@/lib/content/records'
import type { ServiceId } from '@/lib/content/services'
import { Link } from '@/lib/i18n/navigation'
import styles from './ways-to-begin.module.css'

const { phone } = association.contacts

type Props = {
  service?: ServiceId
  title: string
  text: string
  more?: ReactNode
}

/** Renders the end of a service's page: phone, WhatsApp and form, as first steps. */
export function WaysToBegin({ service, title, text, more }: Props) {
  const locale = useLocale()
  const t = useTranslations('WaysToBegin')
  const contacts = useTranslations('ContactsPage')
  // In large text it may part, but between its groups.
  const number = formatPhone(phone, locale).replaceAll('\u00a0', ' ')
  return (
    <section className={styles.section} aria-labelledby="begin-title">
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 id="begin-title">{title}</h2>
          <p>{text}</p>
          {more && <p>{more}</p>}
        </div>
        <ul className={styles.ways}>
          <li>
            <PhoneLink className={rowClass}>
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
            <WhatsappLink className={rowClass} text={t('whatsappText')}>
              <Icon name="whatsapp" />
              <RowContent title={t('whatsapp')} detail={t('whatsappDetail')} />
            </WhatsappLink>
          </li>
          <li>
            <Link className={rowClass} href={writingPath(service)}>
              <Icon name="email" />
              <RowContent title={t('form')} detail={t('formDetail')} />
            </Link>
          </li>
        </ul>
        <p className={styles.urgent}>
          {contacts.rich('urgent', { lines: (words) => <a href="#helplines">{words}</a> })}
        </p>
      </div>
    </section>
  )
}
