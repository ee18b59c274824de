import { useTranslations } from 'next-intl'
import { HomeScene } from '@/components/illustrations/home-scene'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { PageHeader } from '@/components/ui/page-header'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/association'

const { phone } = association.contacts

export function Hero() {
  const t = useTranslations('HomePage')
  return (
    <PageHeader
      title={t('title')}
      lead={t('lead', { city: association.address.city })}
      scene={<HomeScene />}
    >
      <ButtonLink href="/services/listening-desk">{t('ask')}</ButtonLink>
      <ButtonLink href={`tel:${phone}`} tone="secondary">
        <Icon name="phone" />
        {formatPhone(phone)}
      </ButtonLink>
    </PageHeader>
  )
}
