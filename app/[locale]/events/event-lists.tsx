import { useLocale, useTranslations } from 'next-intl'
import { YearLinks } from '@/components/entries/period-links'
import { EventCard } from '@/components/events/event-card'
import { EventRows } from '@/components/events/event-rows'
import { Section } from '@/components/ui/layout'
import { TimeMarks } from '@/components/ui/time-marks/time-marks'
import type { Event } from '@/lib/content/events'
import { eventsByMonth, pastEvents, upcomingEvents } from '@/lib/events/upcoming-and-past'
import { calendarDate } from '@/lib/i18n/formats'
import { eventPeriodPath, longestYear } from '@/lib/site-paths'
import { periodsOf } from '@/lib/time/periods'
import { lastDay } from '@/lib/time/record-days'
import styles from './page.module.css'

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
      <TimeMarks />
      {over.length > 0 && (
        <section className={styles.part} aria-labelledby="past-title">
          <h2 id="past-title">{t('past')}</h2>
          <EventRows events={over} isOver />
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

/** How many events stand in full, and how many below them in a line: more would be a list that nobody reads to its end. */
const cards = 4
const rows = 8

type UpcomingProps = { events: readonly Event[]; now: Date }

/**
 * Renders the events to come: the next ones as cards, others in a line each, by months. What is further ahead
 * is on the pages of the years.
 */
function UpcomingEvents({ events, now }: UpcomingProps) {
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
          <EventRows events={later} />
        </section>
      ))}
      {further > 0 && <p className={styles.further}>{t('more', { count: further })}</p>}
    </div>
  )
}
