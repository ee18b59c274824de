import { useTranslations } from 'next-intl'
import { ServicesScene } from '@/components/illustrations/services-scene'
import { CallButton } from '@/components/services/call-button'
import { CommonGround } from '@/components/services/common-ground'
import { Doors } from '@/components/services/doors'
import { Finder } from '@/components/services/finder'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services', 'ServicesPage')
}

export default function ServicesPage() {
  const t = useTranslations('ServicesPage')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene={<ServicesScene />}>
        <ButtonLink href="#finder">{t('help')}</ButtonLink>
        <CallButton />
      </PageHeader>
      <Doors />
      <Finder />
      <CommonGround />
      <WaysToBegin title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
