import { useLocale } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { sessionDay } from '@/lib/events/sessions'
import { formatterFor } from '@/lib/i18n/formats'
import styles from './date-leaf.module.css'

type Props = { sessions: Event['sessions'] }

/** The first date as a calendar leaf; decoration, since the dates stand in words beside it. */
export function DateLeaf({ sessions }: Props) {
  const format = formatterFor(useLocale())
  const days = sessions.map(sessionDay)
  const [first] = days
  if (!first) return null
  const sameMonth = days.filter((day) => day.getUTCMonth() === first.getUTCMonth())
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{format.dateTime(first, { month: 'short' })}</span>
      <span className={styles.days}>
        {sameMonth.map((day) => format.dateTime(day, { day: 'numeric' })).join('–')}
      </span>
      <span className={styles.year}>{format.dateTime(first, { year: 'numeric' })}</span>
    </div>
  )
}
