import { useLocale, useTranslations } from 'next-intl'
import { PhoneHours } from '@/components/practical-answers/phone-hours'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'
import styles from './call-button.module.css'

const { phone } = association.contacts

/** Renders the button that calls the association, and when somebody answers. */
export function CallButton() {
  const locale = useLocale()
  const t = useTranslations('CallButton')
  return (
    <div className={styles.call}>
      <ButtonLink href={`tel:${phone}`} tone="secondary">
        <Icon name="phone" />
        {t('label', { number: formatPhone(phone, locale) })}
      </ButtonLink>
      <div>
        <PhoneHours isLive />
      </div>
    </div>
  )
}
