import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { ExternalLink } from '@/components/ui/links'
import { eventEnd } from '@/lib/content/event-sessions'
import type { Event } from '@/lib/content/events'
import { isToCome } from '@/lib/events/booking'
import { calendarEntry } from '@/lib/events/calendar-entry'
import { googleCalendarUrl, outlookCalendarUrl } from '@/lib/events/calendar-links'
import { calendarDate, timeRange } from '@/lib/i18n/formats'
import { localizedPath } from '@/lib/i18n/localized-path'
import { eventFilePath } from '@/lib/site-paths'
import { shownBetween } from '@/lib/time/shown-between'
import styles from './page.module.css'

type Props = { event: Event }

/**
 * Renders a file with all dates, and, folded, a link for each date to calendars that take no file, as long as
 * the event takes place and is not over.
 */
export function AddToCalendar({ event }: Props) {
  const locale = useLocale()
  const t = useTranslations('AddToCalendar')
  if (!isToCome(event, new Date())) return null
  const entry = calendarEntry(event, locale)
  return (
    <div className={`${styles.calendar} screen-only`} {...shownBetween(undefined, eventEnd(event))}>
      <p>
        {/* No page comes, and with a target the loading bar does not wait for one. */}
        <a href={localizedPath(eventFilePath(event.id), locale)} target="_self">
          {t('title')}
        </a>
      </p>
      <Accordion summary={t('others')}>
        <ul className={styles.files}>
          {event.sessions.map((session) => {
            const day = calendarDate(session.date, locale, { day: 'numeric', month: 'long' })
            const { start } = timeRange(session, locale)
            return (
              <li key={session.id} className={styles.session}>
                <span className={styles.day}>{t('session', { day, start })}</span>
                <ExternalLink href={googleCalendarUrl(entry, session)}>
                  {t('google')}
                </ExternalLink>{' '}
                <ExternalLink href={outlookCalendarUrl(entry, session)}>
                  {t('outlook')}
                </ExternalLink>
              </li>
            )
          })}
        </ul>
      </Accordion>
    </div>
  )
}
