import { useLocale } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { eventsByMonth } from '@/lib/events/upcoming-and-past'
import { calendarDate } from '@/lib/i18n/formats'
import { EventCard } from './event-card'
import { EventRow } from './event-row'
import styles from './upcoming-events.module.css'

type Props = { events: Event[]; now: Date }

/** How many events stand in full; more would be a list that nobody reads to its end. */
const cards = 6

/** Renders the events to come: the next ones as cards, the others in a line each, by months. */
export function UpcomingEvents({ events, now }: Props) {
  const locale = useLocale()
  return (
    <div className={styles.upcoming}>
      {events.slice(0, cards).map((event) => (
        <EventCard key={event.id} event={event} isAlone={events.length === 1} />
      ))}
      {eventsByMonth(events.slice(cards), now).map(([month, later]) => (
        <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`}>
            {calendarDate(month, locale, { month: 'long', year: 'numeric' })}
          </h3>
          <ul className={styles.rows}>
            {later.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
