import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { AskDirectly } from '@/components/services/worried-about-someone/ask-directly'
import { HowToTalk } from '@/components/services/worried-about-someone/how-to-talk'
import { WhatWeCanDo } from '@/components/services/worried-about-someone/what-we-can-do'
import { WhenToCall } from '@/components/services/worried-about-someone/when-to-call'
import { WhoItIs } from '@/components/services/worried-about-someone/who-it-is'
import { WithTime } from '@/components/services/worried-about-someone/with-time'
import { PageHeader } from '@/components/ui/page-header'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/worried-about-someone')
}

export default function WorriedPage() {
  const t = useTranslations('WorriedPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        trail={<Breadcrumbs path="/services/worried-about-someone" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="worried-about-someone" />}
        isTextOnPhone
      />
      <WhenToCall />
      <AskDirectly />
      <WithTime />
      <HowToTalk />
      <WhoItIs />
      <WhatWeCanDo />
    </>
  )
}
