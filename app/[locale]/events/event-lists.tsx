import { useLocale, useTranslations } from 'next-intl'
import { EventCard } from '@/components/events/event-card'
import { EventRows } from '@/components/events/event-rows'
import { Part, Section } from '@/components/ui/layout'
import type { Event } from '@/lib/content/events'
import { eventsByMonth, lastEnd, pastEvents, upcomingEvents } from '@/lib/events/upcoming-and-past'
import { calendarDate } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'
import { hasPastEvents, pastEventsPath } from '@/lib/site-paths'
import { shownBetween } from '@/lib/time/shown-between'
import styles from './page.module.css'

type Props = { events: readonly Event[] }

/** How many of those that are over stand here; all are on a page of their own. */
const past = 5

/** Renders the events to come, the last of those that are over, and the way to all of these. */
export function EventLists({ events }: Props) {
  const t = useTranslations('EventsPage')
  const now = new Date()
  const upcoming = upcomingEvents(events, now)
  const over = pastEvents(events, now).slice(0, past)
  return (
    <Section title={t('calendar')} gap="far">
      {upcoming.length > 0 && <UpcomingEvents events={upcoming} now={now} />}
      <p {...shownBetween(lastEnd(upcoming))}>{t('empty')}</p>
      {over.length > 0 && (
        <Part title={t('past')}>
          <EventRows events={over} isOver />
          {hasPastEvents && (
            <p>
              <Link href={pastEventsPath} prefetch={false}>
                {t('pastAll')}
              </Link>
            </p>
          )}
        </Part>
      )}
    </Section>
  )
}

/** How many events stand in full; the others have a line each below them. */
const cards = 4

type UpcomingProps = { events: readonly Event[]; now: Date }

/** Renders the events to come: the next ones as cards, the others in a line each, by months. */
function UpcomingEvents({ events, now }: UpcomingProps) {
  const locale = useLocale()
  return (
    <div className={styles.upcoming}>
      {events.slice(0, cards).map((event) => (
        <EventCard key={event.id} event={event} isAlone={events.length === 1} />
      ))}
      {eventsByMonth(events.slice(cards), now).map(([month, later]) => (
        <section key={month} className={styles.month} {...shownBetween(undefined, lastEnd(later))}>
          <h3>{calendarDate(month, locale, { month: 'long', year: 'numeric' })}</h3>
          <EventRows events={later} />
        </section>
      ))}
    </div>
  )
}
