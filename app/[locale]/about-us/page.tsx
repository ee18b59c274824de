import { useTranslations } from 'next-intl'
import { HowWeWork } from '@/components/about/how-we-work'
import { NextStep } from '@/components/about/next-step'
import { WhatWeDo } from '@/components/about/what-we-do'
import { AboutUsScene } from '@/components/illustrations/about-us-scene'
import { PageHeader } from '@/components/ui/page-header'
import { association } from '@/lib/content/association'
import { PracticalAnswers } from '@/components/practical-answers/practical-answers'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/about-us', 'AboutUsPage')
}

export default function AboutUsPage() {
  const t = useTranslations('AboutUsPage')
  const since = String(association.identity.activeSince)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { since })} scene={<AboutUsScene />} />
      <WhatWeDo />
      <HowWeWork />
      <PracticalAnswers page="/about-us" />
      <NextStep />
    </>
  )
}
