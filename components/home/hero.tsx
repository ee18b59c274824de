import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { HomeScene } from '@/components/illustrations/home-scene'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { association } from '@/lib/content/association'

export function Hero() {
  const t = useTranslations('HomePage')
  return (
    <PageHeader
      title={t('title')}
      lead={t('lead', { city: association.address.city })}
      scene={<HomeScene />}
    >
      <ButtonLink href="/services/listening-desk">{t('ask')}</ButtonLink>
      <CallButton />
    </PageHeader>
  )
}
