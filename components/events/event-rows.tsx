import { useLocale } from 'next-intl'
import { CoveringLink } from '@/components/ui/links'
import { SampleTag } from '@/components/ui/sample-tag'
import { eventEnd } from '@/lib/content/event-sessions'
import type { Event } from '@/lib/content/events'
import { datesInWords } from '@/lib/events/date-words'
import { consequences } from '@/lib/events/event-state'
import { shownBetween } from '@/lib/time/shown-between'
import styles from './event-rows.module.css'
import { EventState } from './event-state'

type Props = {
  events: readonly Event[]
  /** Over already when the page was made; others go when they are. */
  isOver?: boolean
}

/** Renders events in a line each: their dates and their titles. Of those that are over a page may hold hundreds. */
export function EventRows({ events, isOver = false }: Props) {
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} isOver={isOver} />
      ))}
    </ul>
  )
}

type RowProps = { event: Event; isOver: boolean }

function EventRow({ event, isOver }: RowProps) {
  const locale = useLocale()
  const title = (
    // Nobody opens most of them, and the build keeps no files for it: scripts/add-page-headers.ts.
    <CoveringLink href={`/events/${event.id}`} prefetch={isOver ? false : undefined}>
      {event.title[locale]}
    </CoveringLink>
  )
  const { takesPlace } = consequences[event.state]
  const isStated = !isOver || !takesPlace
  return (
    <li className={styles.row} {...(!isOver && shownBetween(undefined, eventEnd(event)))}>
      <span className={styles.dates}>{datesInWords(event.sessions, locale)}</span>{' '}
      {isStated || event.sample ? (
        <p className={styles.title}>
          {title}
          {isStated && <EventState event={event} />}
          <SampleTag sample={event.sample} />
        </p>
      ) : (
        title
      )}
    </li>
  )
}
