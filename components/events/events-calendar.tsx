import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/content/events'
import { eventsAhead, eventsOver } from '@/lib/events/calendar'
import { EventTimesScript } from './event-times-script'
import { EventsAhead } from './events-ahead'
import styles from './events-calendar.module.css'
import { PastEvents } from './past-events'

type Props = { events: readonly Event[] }

/** Renders all events: those to come, and folded away those that are over. */
export function EventsCalendar({ events }: Props) {
  const t = useTranslations('EventsPage')
  const now = new Date()
  const ahead = eventsAhead(events, now)
  const over = eventsOver(events, now)
  return (
    <Section labelledBy="calendar-title">
      <h2 className={styles.heading} id="calendar-title">
        {t('calendar')}
      </h2>
      {ahead.length > 0 && <p className={styles.note}>{t('withoutScript')}</p>}
      {ahead.length > 0 ? <EventsAhead events={ahead} now={now} /> : <p>{t('empty')}</p>}
      <EventTimesScript />
      {over.length > 0 && (
        <div className={styles.past}>
          <PastEvents events={over} />
        </div>
      )}
    </Section>
  )
}
