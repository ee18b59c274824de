import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/association'

const { phone } = association.contacts

export function CallButton() {
  const t = useTranslations('CallButton')
  return (
    <ButtonLink href={`tel:${phone}`} tone="secondary">
      <Icon name="phone" />
      {t('label', { number: formatPhone(phone) })}
    </ButtonLink>
  )
}
