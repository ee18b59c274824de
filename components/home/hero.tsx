import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { Photograph } from '@/components/illustrations/photograph'
import { Scene } from '@/components/illustrations/scene'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { association, pictures } from '@/lib/content/records'

export function Hero() {
  const t = useTranslations('HomePage')
  return (
    <PageHeader
      title={t('title')}
      lead={t('lead', { city: association.address.city })}
      scene={
        pictures.home ? (
          <Photograph picture={pictures.home} sizes="(width >= 60rem) 40vw, 100vw" priority />
        ) : (
          <Scene name="home" />
        )
      }
    >
      <ButtonLink href="/services/listening-desk">{t('ask')}</ButtonLink>
      <CallButton />
    </PageHeader>
  )
}
