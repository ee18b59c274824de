import { useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { Icon } from '@/components/ui/icon/icon'
import { rowClass, RowContent } from '@/components/ui/row-content'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import styles from './side-menu.module.css'

/** Renders the ways to help at the foot of the side menu: the helplines, and our own number. */
export function MenuHelp() {
  const locale = useLocale()
  const help = useTranslations('HelpNow')
  const call = useTranslations('CallButton')
  const { phone } = association.contacts
  return (
    <div className={styles.help}>
      <a className={rowClass} href="#helplines">
        <Icon name="alert" />
        <RowContent title={help('label')} detail={help('numbers')} />
      </a>
      <PhoneLink className={rowClass}>
        <Icon name="phone" />
        <RowContent
          title={call('label', { number: formatPhone(phone, locale) })}
          detail={<PhoneHours isLive />}
        />
      </PhoneLink>
    </div>
  )
}
