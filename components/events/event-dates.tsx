import { useLocale, useTranslations } from 'next-intl'
import { sessionDay, sessionTimes } from '@/lib/content/event-sessions'
import type { Event } from '@/lib/content/events'
import { formatterFor, timeRange } from '@/lib/i18n/formats'
import styles from './event-facts.module.css'

type Props = {
  sessions: Event['sessions']
  /** How many to list; the others are only counted. */
  limit?: number
}

/** Renders each date of an event with its times. */
export function EventDates({ sessions, limit = Infinity }: Props) {
  const locale = useLocale()
  const t = useTranslations('EventFacts')
  const format = formatterFor(locale)
  const shown = sessions.slice(0, sessions.length > limit ? limit - 1 : limit)
  const more = sessions.length - shown.length
  return (
    <ul className={styles.dates}>
      {shown.map((session) => {
        const day = format.dateTime(sessionDay(session), { dateStyle: 'full' })
        const { start, end } = timeRange(session, locale)
        return (
          <li key={session.date + session.start}>
            <time dateTime={sessionTimes(session).startDate}>
              {t('session', { day, start, end })}
            </time>
          </li>
        )
      })}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </ul>
  )
}
