import { useTranslations } from 'next-intl'
import { EventCard } from '@/components/events/event-card'
import { MarkPastScript } from '@/components/events/mark-past-script'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { events } from '@/lib/content/events'
import { upcomingEvents } from '@/lib/events/upcoming-and-past'
import styles from './events-and-news.module.css'

/** Renders the next event on the day of reading: the others wait, for when it is over. */
export function EventsTeaser() {
  const t = useTranslations('HomePage')
  const upcoming = upcomingEvents(events, new Date()).slice(0, 3)
  if (upcoming.length === 0) return null
  return (
    <section className={styles.events} aria-labelledby="events-title">
      <h2 id="events-title">{t('eventsTitle')}</h2>
      {upcoming.map((event) => (
        <EventCard key={event.id} event={event} isInTeaser />
      ))}
      <ArrowLinks links={[{ href: '/events', text: t('eventsAll') }]} />
      <MarkPastScript />
    </section>
  )
}
