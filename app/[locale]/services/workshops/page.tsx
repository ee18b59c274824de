import { useTranslations } from 'next-intl'
import { ServiceHeader } from '@/components/services/service-header'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { Activities } from '@/components/services/workshops/activities'
import { AnswersForParents } from '@/components/services/workshops/answers-for-parents'
import { Purpose } from '@/components/services/workshops/purpose'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { workshopAges } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/workshops')
}

export default function WorkshopsPage() {
  const t = useTranslations('WorkshopsPage')
  return (
    <>
      <ServiceHeader
        service="workshops"
        lead={t('lead', { from: String(workshopAges.from), to: String(workshopAges.to) })}
        action={{ href: contactFormPath('workshops'), label: t('write') }}
      />
      <Purpose />
      <Activities />
      <AnswersForParents />
      <WaysToBegin
        scene="paper-boats"
        service="workshops"
        title={t('begin.title')}
        text={t('begin.text')}
      />
    </>
  )
}
