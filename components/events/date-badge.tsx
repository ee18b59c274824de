import { useLocale, useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { dateBadgeParts } from '@/lib/events/date-words'
import styles from './date-badge.module.css'

type Props = { sessions: Event['sessions'] }

/** Renders the first dates as a badge; decoration, since all dates stand in words beside it. */
export function DateBadge({ sessions }: Props) {
  const t = useTranslations('EventFacts')
  const { month, days, year, more } = dateBadgeParts(sessions, useLocale())
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{month}</span>{' '}
      <span className={styles.days} dir="ltr">
        {days}
      </span>{' '}
      <span className={styles.year}>{year}</span>
      {more > 0 && <span className={styles.more}>{t('more', { count: more })}</span>}
    </div>
  )
}
