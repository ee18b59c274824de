import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { EventLists } from '@/components/events/event-lists'
import { KeepInformed } from '@/components/events/keep-informed'
import { Place } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { PageHeader } from '@/components/ui/page-header'
import { events } from '@/lib/content/events'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/events')
}

export default function EventsPage() {
  const t = useTranslations('EventsPage')
  const keepInformed = useTranslations('KeepInformed')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/events" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="events" />}
      >
        <CallButton />
        <ArrowLinks links={[{ href: '#keep-informed', text: keepInformed('title') }]} />
      </PageHeader>
      <EventLists events={events} />
      <KeepInformed />
    </>
  )
}
