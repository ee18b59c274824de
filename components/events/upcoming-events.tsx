import { useLocale, useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { eventsByMonth } from '@/lib/events/upcoming-and-past'
import { calendarDate } from '@/lib/i18n/formats'
import { EventCard } from './event-card'
import { EventRow } from './event-row'
import styles from './upcoming-events.module.css'

type Props = { events: Event[]; now: Date }

/** How many events stand in full, and how many below them in a line: more would be a list that nobody reads to its end. */
const cards = 4
const rows = 8

/**
 * Renders the events to come: the next ones as cards, others in a line each, by months. What is further ahead
 * is on the pages of the years.
 */
export function UpcomingEvents({ events, now }: Props) {
  const locale = useLocale()
  const t = useTranslations('EventsPage')
  const further = events.length - cards - rows
  return (
    <div className={styles.upcoming}>
      {events.slice(0, cards).map((event) => (
        <EventCard key={event.id} event={event} isAlone={events.length === 1} />
      ))}
      {eventsByMonth(events.slice(cards, cards + rows), now).map(([month, later]) => (
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
      {further > 0 && <p className={styles.further}>{t('more', { count: further })}</p>}
    </div>
  )
}
