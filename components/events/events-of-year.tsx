import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { Event } from '@/lib/content/events'
import { latestFirst } from '@/lib/events/calendar'
import { eventEnd } from '@/lib/events/sessions'
import { yearOf } from '@/lib/events/years'
import { Link } from '@/lib/i18n/navigation'
import { EventRow } from './event-row'
import { EventTimesScript } from './event-times-script'
import { EventYears } from './event-years'
import styles from './events-calendar.module.css'

type Props = { events: readonly Event[]; year: string }

/** Renders all events of a year, over or to come, in a line each. */
export function EventsOfYear({ events, year }: Props) {
  const t = useTranslations('EventsPage')
  const now = new Date()
  const isOver = (event: Event) => eventEnd(event) < now
  return (
    <Section>
      <EventYears events={events} current={year} />
      <EventTimesScript />
      <ul className={styles.rows}>
        {latestFirst(events.filter((event) => yearOf(event) === year)).map((event) => (
          <EventRow key={event.id} event={event} isPast={isOver(event)} isOver={isOver(event)} />
        ))}
      </ul>
      <p className={styles.all}>
        <Link href="/events">{t('all')}</Link>
      </p>
    </Section>
  )
}
