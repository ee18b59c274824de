import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { latestFirst } from '@/lib/events/calendar'
import { EventRow } from './event-row'
import styles from './past-events.module.css'

type Props = {
  /** Unseen until they are over: the page may be read long after it was made. */
  ahead: readonly Event[]
  over: readonly Event[]
}

/** Renders the events that are over, the latest first. */
export function PastEvents({ ahead, over }: Props) {
  const t = useTranslations('EventsPage')
  return (
    <section className={styles.past} aria-labelledby="past-title">
      <h2 id="past-title">{t('past')}</h2>
      <ul className={styles.rows}>
        {latestFirst(ahead).map((event) => (
          <EventRow key={event.id} event={event} isPast />
        ))}
        {latestFirst(over).map((event) => (
          <EventRow key={event.id} event={event} isPast isOver />
        ))}
      </ul>
    </section>
  )
}
