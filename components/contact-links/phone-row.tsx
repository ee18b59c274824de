import { useLocale } from 'next-intl'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon/icon'
import { rowClass, RowContent } from '@/components/ui/row-content'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import { PhoneLink } from './phone-link'
import styles from './phone-row.module.css'

type Props = { title: string }

/** Renders the row that calls the association: its number, large, and when somebody answers. */
export function PhoneRow({ title }: Props) {
  // In large text it may part, but between its groups.
  const number = formatPhone(association.contacts.phone, useLocale()).replaceAll('\u00a0', ' ')
  return (
    <PhoneLink className={`${rowClass} ${styles.phone}`}>
      <Icon name="phone" />
      <RowContent
        title={title}
        detail={
          <>
            <span className={styles.number}>{number}</span>
            <PhoneHours isLive />
          </>
        }
      />
    </PhoneLink>
  )
}
