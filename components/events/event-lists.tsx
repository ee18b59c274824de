import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/content/events'
import { pastEvents, upcomingEvents } from '@/lib/events/upcoming-and-past'
import styles from './event-lists.module.css'
import { MarkPastScript } from './mark-past-script'
import { PastEvents } from './past-events'
import { UpcomingEvents } from './upcoming-events'

type Props = { events: readonly Event[] }

/** Renders all events: those to come, and folded away those that are over. */
export function EventLists({ events }: Props) {
  const t = useTranslations('EventsPage')
  const now = new Date()
  const upcoming = upcomingEvents(events, now)
  const past = pastEvents(events, now)
  return (
    <Section labelledBy="calendar-title">
      <h2 className={styles.heading} id="calendar-title">
        {t('calendar')}
      </h2>
      {upcoming.length > 0 ? <UpcomingEvents events={upcoming} now={now} /> : <p>{t('empty')}</p>}
      <MarkPastScript />
      {past.length > 0 && (
        <div className={styles.past}>
          <PastEvents events={past} />
        </div>
      )}
    </Section>
  )
}
