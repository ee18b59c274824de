import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/content/events'
import { eventsAhead, latestFirst } from '@/lib/events/calendar'
import { isNoFilter, matchesFilter, type EventFilter } from '@/lib/events/filters'
import { eventEnd } from '@/lib/events/sessions'
import { Link } from '@/lib/i18n/navigation'
import { EventFilters } from './event-filters'
import { EventTimesScript } from './event-times-script'
import { EventYears } from './event-years'
import { EventsAhead } from './events-ahead'
import styles from './events-calendar.module.css'
import { PastEvents } from './past-events'

type Props = { events: readonly Event[]; filter: EventFilter }

/** From this many events on there is something to choose from. */
const enoughToChoose = 4

/** How many events to come, and past ones, one page lists; all stand on the pages of the years. */
const longestAhead = 60
const longestPast = 12

/** Renders the next and the latest events, or those to come of a choice. */
export function EventsCalendar({ events, filter }: Props) {
  const t = useTranslations('EventsPage')
  const now = new Date()
  const isWhole = isNoFilter(filter)
  const ahead = eventsAhead(events, now)
  const over = latestFirst(events.filter((event) => eventEnd(event) < now))
  const listed = isWhole
    ? ahead.slice(0, longestAhead)
    : ahead.filter((event) => matchesFilter(event, filter))
  const isCut = ahead.length > longestAhead || over.length > longestPast
  return (
    <Section labelledBy="calendar-title">
      <h2 className={styles.heading} id="calendar-title">
        {t('calendar')}
      </h2>
      <EventTimesScript />
      {(!isWhole || ahead.length >= enoughToChoose) && (
        <EventFilters filter={filter} events={ahead} />
      )}
      {events.length > 0 && <p className={styles.note}>{t('withoutScript')}</p>}
      <EventsAhead events={listed} now={now} empty={isWhole ? t('empty') : t('noneOfChoice')} />
      {isWhole && events.length > 0 && (
        <PastEvents ahead={listed} over={over.slice(0, longestPast)} />
      )}
      {isWhole && isCut && (
        <div className={styles.all}>
          <EventYears events={events} />
        </div>
      )}
      {!isWhole && (
        <p className={styles.all}>
          <Link href="/events">{t('all')}</Link>
        </p>
      )}
    </Section>
  )
}
