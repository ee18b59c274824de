import { useTranslations } from 'next-intl'
import { HowWeWork } from '@/components/about/how-we-work'
import { OurPlace } from '@/components/about/our-place'
import { WhatWeDo } from '@/components/about/what-we-do'
import { CallButton } from '@/components/contact-links/call-button'
import { Place } from '@/components/illustrations/scene'
import { PracticalAnswers } from '@/components/practical-answers/practical-answers'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { PageHeader } from '@/components/ui/page-header'
import { association } from '@/lib/content/records'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/about-us')
}

export default function AboutUsPage() {
  const t = useTranslations('AboutUsPage')
  const since = String(association.identity.activeSince)
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/about-us" />}
        title={t('title')}
        lead={t('lead', { since })}
        scene={<Place name="about-us" />}
      >
        <CallButton />
        <ArrowLinks links={[{ href: '#our-place', text: t('ourPlace.title') }]} />
      </PageHeader>
      <WhatWeDo />
      <OurPlace />
      <HowWeWork />
      <PracticalAnswers page="/about-us" />
      <WaysToBegin scene="contacts" title={t('nextTitle')} text={t('nextText')} />
    </>
  )
}
