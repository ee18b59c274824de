import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { events } from '@/lib/content/events'
import { eventsAhead } from '@/lib/events/calendar'
import { isNoFilter, matchesFilter, type EventFilter } from '@/lib/events/filters'
import { Link } from '@/lib/i18n/navigation'
import { EventFilters } from './event-filters'
import { EventTimesScript } from './event-times-script'
import { EventsAhead } from './events-ahead'
import styles from './events-calendar.module.css'
import { PastEvents } from './past-events'

type Props = { filter: EventFilter }

/** From this many events on there is something to choose from. */
const enoughToChoose = 4

/** Renders all events, or those of a choice; what is over is shown without a choice only. */
export function EventsCalendar({ filter }: Props) {
  const t = useTranslations('EventsPage')
  const now = new Date()
  const isWhole = isNoFilter(filter)
  const ahead = eventsAhead(events, now)
  return (
    <Section labelledBy="calendar-title">
      <h2 className={styles.heading} id="calendar-title">
        {t('calendar')}
      </h2>
      {(!isWhole || ahead.length >= enoughToChoose) && (
        <EventFilters filter={filter} events={ahead} />
      )}
      {events.length > 0 && <p className={styles.note}>{t('withoutScript')}</p>}
      <EventsAhead
        events={ahead.filter((event) => matchesFilter(event, filter))}
        now={now}
        empty={isWhole ? t('empty') : t('noneOfChoice')}
      />
      {isWhole ? (
        events.length > 0 && <PastEvents events={events} now={now} />
      ) : (
        <p className={styles.all}>
          <Link href="/events">{t('all')}</Link>
        </p>
      )}
      <EventTimesScript />
    </Section>
  )
}
