import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { Photograph } from '@/components/illustrations/photograph'
import { Place } from '@/components/illustrations/scene'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { association, pictures } from '@/lib/content/records'

/** Renders who we are, in one sentence, and where: a photograph of the content, or the lagoon. */
export function Hero() {
  const t = useTranslations('HomePage')
  return (
    <PageHeader
      title={t('title')}
      lead={t('lead', { city: association.address.city })}
      size={pictures.home ? 'room' : 'panorama'}
      scene={
        pictures.home ? (
          <Photograph picture={pictures.home} sizes="(width >= 72rem) 50vw, 100vw" priority />
        ) : (
          <Place name="panorama" />
        )
      }
    >
      <CallButton>
        <ButtonLink href="/services/listening-desk">{t('ask')}</ButtonLink>
      </CallButton>
    </PageHeader>
  )
}
