import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { findHelpline } from '@/lib/content/helplines'

/** Renders the button that calls 112. */
export function EmergencyButton() {
  const t = useTranslations('HelpNow')
  const { tel } = findHelpline('emergency')
  return (
    <ButtonLink href={`tel:${tel}`} tone="urgent">
      <Icon name="phone" />
      {t('button', { number: formatPhone(tel, useLocale()) })}
    </ButtonLink>
  )
}
