import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import styles from './event-state.module.css'

type Props = { event: Event }

/**
 * Renders what is out of the ordinary about an event. What depends on the day is there from the start, and
 * shown on the day; an event that does not take place is neither today nor over.
 */
export function EventState({ event: { status, bookingUntil } }: Props) {
  const t = useTranslations('EventState')
  if (status === 'cancelled' || status === 'postponed') {
    return (
      <p className={styles.states}>
        <span className={`${styles.state} ${styles.off}`}>{t(status)}</span>
      </p>
    )
  }
  return (
    <p className={styles.states}>
      <span className={`${styles.state} ${styles.today}`}>{t('today')}</span>
      <span className={`${styles.state} ${styles.past}`}>{t('past')}</span>
      {status !== 'scheduled' && (
        <span className={`${styles.state} ${styles.closed}`}>
          {t(status === 'full' ? 'full' : 'booking-closed')}
        </span>
      )}
      {status === 'scheduled' && bookingUntil && (
        <span className={`${styles.state} ${styles.closed} ${styles.fromThen}`}>
          {t('booking-closed')}
        </span>
      )}
    </p>
  )
}
