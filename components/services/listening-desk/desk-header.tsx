import { useLocale, useTranslations } from 'next-intl'
import { ListeningDeskScene } from '@/components/illustrations/listening-desk-scene'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { association } from '@/lib/content/association'
import { findService } from '@/lib/content/services'
import { CallButton } from '@/components/contact-links/call-button'
import { OpeningHours } from './opening-hours'

export function DeskHeader() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <PageHeader
      title={findService('listening-desk').title[useLocale()]}
      lead={t('lead', { city: association.address.city })}
      scene={<ListeningDeskScene />}
    >
      <ButtonLink href="#request">{t('ask')}</ButtonLink>
      <CallButton />
      <OpeningHours />
    </PageHeader>
  )
}
