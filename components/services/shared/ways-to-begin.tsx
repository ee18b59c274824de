import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneRow } from '@/components/contact-links/phone-row'
import { WhatsappLink } from '@/components/contact-links/whatsapp-link'
import { Icon } from '@/components/ui/icon/icon'
import { rowClass, RowContent } from '@/components/ui/row-content'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import type { ServiceId } from '@/lib/content/services'
import { Link } from '@/lib/i18n/navigation'
import styles from './ways-to-begin.module.css'

type Props = {
  service?: ServiceId
  title: string
  text: string
  more?: ReactNode
}

/** Renders the end of a service's page: phone, WhatsApp and form, as first steps. */
export function WaysToBegin({ service, title, text, more }: Props) {
  const t = useTranslations('WaysToBegin')
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
            <PhoneRow title={t('phone')} />
          </li>
          <li>
            <WhatsappLink className={rowClass} text={t('whatsappText')}>
              <Icon name="whatsapp" />
              <RowContent title={t('whatsapp')} detail={t('whatsappDetail')} />
            </WhatsappLink>
          </li>
          <li>
            <Link className={rowClass} href={contactFormPath(service)}>
              <Icon name="email" />
              <RowContent title={t('form')} detail={t('formDetail')} />
              <Icon name="arrow" />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}
