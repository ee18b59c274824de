import { useTranslations } from 'next-intl'
import { YearLinks } from '@/components/periods/year-links'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/content/events'
import { pastEvents, upcomingEvents } from '@/lib/events/upcoming-and-past'
import { eventPeriodPath, longestYear } from '@/lib/site-paths'
import { periodsOf } from '@/lib/time/periods'
import { lastDay } from '@/lib/time/record-days'
import styles from './event-lists.module.css'
import { EventRow } from './event-row'
import { MarkPastScript } from './mark-past-script'
import { UpcomingEvents } from './upcoming-events'

type Props = { events: readonly Event[] }

/** How many of those that are over stand here; all are on the pages of their years. */
const past = 5

/** Renders the events to come, the last of those that are over, and the ways to the years of all. */
export function EventLists({ events }: Props) {
  const t = useTranslations('EventsPage')
  const now = new Date()
  const upcoming = upcomingEvents(events, now)
  const over = pastEvents(events, now).slice(0, past)
  return (
    <Section labelledBy="calendar-title">
      <h2 className={styles.heading} id="calendar-title">
        {t('calendar')}
      </h2>
      {upcoming.length > 0 ? <UpcomingEvents events={upcoming} now={now} /> : <p>{t('empty')}</p>}
      <MarkPastScript />
      {over.length > 0 && (
        <section className={styles.part} aria-labelledby="past-title">
          <h2 id="past-title">{t('past')}</h2>
          <ul className={styles.rows}>
            {over.map((event) => (
              <EventRow key={event.id} event={event} isOver />
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && (
        <div className={styles.part}>
          <YearLinks
            periods={periodsOf(events.map(lastDay), longestYear.events)}
            pathOf={eventPeriodPath}
          />
        </div>
      )}
    </Section>
  )
}
