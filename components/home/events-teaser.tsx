import { useTranslations } from 'next-intl'
import { EventCard } from '@/components/events/event-card'
import { MarkPastScript } from '@/components/events/mark-past-script'
import { ArrowLinks } from '@/components/ui/arrow-links'
import type { Event } from '@/lib/content/events'
import styles from './whats-on.module.css'

type Props = { events: Event[] }

/** Renders the next event on the day of reading: the others wait, for when it is over. */
export function EventsTeaser({ events }: Props) {
  const t = useTranslations('HomePage')
  return (
    <section className={styles.events} aria-labelledby="events-title">
      <h2 id="events-title">{t('eventsTitle')}</h2>
      {events.map((event) => (
        <EventCard key={event.id} event={event} isInTeaser />
      ))}
      <ArrowLinks links={[{ href: '/events', text: t('eventsAll') }]} />
      <MarkPastScript />
    </section>
  )
}
