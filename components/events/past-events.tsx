import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { eventsByYear } from '@/lib/events/calendar'
import { eventEnd } from '@/lib/events/sessions'
import { EventRow } from './event-row'
import styles from './past-events.module.css'

type Props = { events: readonly Event[]; now: Date }

/**
 * Renders the events that are over, by years. Those to come stand here too, unseen, for the day on which they
 * will be over: the page may be read long after it was made.
 */
export function PastEvents({ events, now }: Props) {
  const t = useTranslations('EventsPage')
  const years = eventsByYear(events)
  const isOver = (event: Event) => eventEnd(event) < now
  const latest = years.find(([, list]) => list.some(isOver))?.[0] ?? ''
  return (
    <section className={styles.past} aria-labelledby="past-title">
      <h2 id="past-title">{t('past')}</h2>
      {years.map(([year, list]) => (
        <details key={year} className={styles.year} open={year >= latest}>
          <summary>
            <h3>{year}</h3>
          </summary>
          <ul className={styles.rows}>
            {list.map((event) => (
              <EventRow key={event.id} event={event} isPast isOver={isOver(event)} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
