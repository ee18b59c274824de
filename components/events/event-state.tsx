import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { consequences, eventState } from '@/lib/events/event-state'
import { fromThen } from '@/lib/events/event-time-attributes'
import styles from './event-state.module.css'

type Props = { event: Event }

/**
 * Renders, within a paragraph, what is out of the ordinary about an event: what is so when the page is
 * made, and the words that only a later day makes right.
 */
export function EventState({ event }: Props) {
  const t = useTranslations('EventState')
  const state = eventState(event, new Date())
  const { mark, note, takesPlace, takesBookings } = consequences[event.state]
  const isPast = state === 'past'
  const mayChange = takesPlace && !isPast
  const mayClose = mayChange && takesBookings && event.bookingUntil && state !== 'booking-closed'
  return (
    <span className={styles.states}>
      {mayChange && <DayState className={styles.today} then="today" says={t('today')} />}
      {mayChange && <DayState className={styles.past} then="past" says={t('past')} />}
      {state && <span className={`${styles.state} ${styles[mark]}`}>{t(state)}</span>}
      {note && !isPast && <span>{t(note)}</span>}
      {mayClose && <DayState className={styles.known} then="closed" says={t('booking-closed')} />}
    </span>
  )
}

type DayProps = { className: string | undefined; then: 'today' | 'past' | 'closed'; says: string }

/** Text browsers show what is `hidden`: before its day the word is in no text at all. */
function DayState({ className, then, says }: DayProps) {
  return (
    <span className={`${styles.state} ${className}`} {...fromThen(then)} data-says={says}>
      {/* An empty text, which React leaves as the mark has made it. */}
      {''}
    </span>
  )
}
