import { useTranslations } from 'next-intl'
import { EventCard } from '@/components/events/event-card'
import { EventsScene } from '@/components/illustrations/events-scene'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { eventsByDate } from '@/lib/content/events'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import styles from './events.module.css'

export function generateMetadata() {
  return translatedMetadata('/events', 'EventsPage')
}

export default function EventsPage() {
  const t = useTranslations('EventsPage')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene={<EventsScene />} />
      <Section labelledBy="calendar">
        <h2 className={styles.heading} id="calendar">
          {t('calendar')}
        </h2>
        <div className={styles.list}>
          {eventsByDate.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </div>
        {eventsByDate.length === 0 && <p>{t('empty')}</p>}
      </Section>
    </>
  )
}
