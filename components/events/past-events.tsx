import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import type { Event } from '@/lib/content/events'
import { eventsByYear } from '@/lib/events/upcoming-and-past'
import { EventRow } from './event-row'
import styles from './past-events.module.css'

type Props = { events: readonly Event[] }

/** Renders the events that were over when the page was made, folded away: the latest first. */
export function PastEvents({ events }: Props) {
  const t = useTranslations('EventsPage')
  const years = eventsByYear(events)
  return (
    <Accordion summary={<h2>{t('past')}</h2>}>
      {years.map(([year, ofYear]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h3 id={`year-${year}`} className={styles.year}>
            {year}
          </h3>
          <ul className={styles.rows}>
            {ofYear.map((event) => (
              <EventRow key={event.id} event={event} isOver />
            ))}
          </ul>
        </section>
      ))}
    </Accordion>
  )
}
