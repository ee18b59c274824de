import { useTranslations } from 'next-intl'
import { WhatToExpect } from '@/components/before-you-come/what-to-expect'
import { CallButton } from '@/components/contact-links/call-button'
import { Place } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { association } from '@/lib/content/records'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/before-you-come')
}

export default function BeforeYouComePage() {
  const t = useTranslations('BeforeYouComePage')
  const contacts = useTranslations('ContactsPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/before-you-come" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="front-door" />}
        isTextOnPhone
      >
        <CallButton>
          <ButtonLink href={association.address.mapUrl}>{contacts('map')}</ButtonLink>
        </CallButton>
      </PageHeader>
      <WhatToExpect />
    </>
  )
}
