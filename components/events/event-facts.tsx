import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { sessionDay, sessionTimes } from '@/lib/content/event-sessions'
import type { Event } from '@/lib/content/events'
import { calendarDate, euroAmount, formatterFor, timeRange } from '@/lib/i18n/formats'
import styles from './event-facts.module.css'

type Props = {
  event: Event
  /** How many dates to list. */
  dates?: number
  /** What stands under the place. */
  map?: ReactNode
}

/** Renders when, where, for whom and at what price. */
export function EventFacts({ event, dates, map }: Props) {
  const locale = useLocale()
  const t = useTranslations('EventFacts')
  const { audiences, bookingUntil, location, price, reservationRequired } = event
  const people = audiences.map((audience) => t(`audience.${audience}`))
  return (
    <dl className={styles.facts}>
      <dt>
        <Icon name="calendar" />
        <span className="visually-hidden">{t('when')}</span>
      </dt>
      <dd>
        <EventDates sessions={event.sessions} limit={dates} />
      </dd>
      <dt>
        <Icon name="map" />
        <span className="visually-hidden">{t('where')}</span>
      </dt>
      <dd>
        {location.address.startsWith(location.name) || (
          <bdi className={styles.place}>{location.name}</bdi>
        )}
        <bdi className={styles.address}>{location.address}</bdi>
        {map}
      </dd>
      <dt>
        <Icon name="people" />
        <span className="visually-hidden">{t('audienceLabel')}</span>
      </dt>
      <dd className={styles.audience}>
        {formatterFor(locale).list(people, { type: 'conjunction' })}
      </dd>
      <dt>
        <Icon name="ticket" />
        <span className="visually-hidden">{t('priceLabel')}</span>
      </dt>
      <dd>
        {typeof price === 'string' ? t(`price.${price}`) : euroAmount(price.euro, locale)}
        {reservationRequired && <span className={styles.booking}>{t('reservationRequired')}</span>}
        {bookingUntil && (
          <span className={styles.booking}>
            {t('bookingUntil', { day: calendarDate(bookingUntil, locale, { dateStyle: 'long' }) })}
          </span>
        )}
      </dd>
    </dl>
  )
}

type DatesProps = {
  sessions: Event['sessions']
  /** How many to list; the others are only counted. */
  limit?: number
}

/** Renders each date of an event with its times. */
export function EventDates({ sessions, limit = Infinity }: DatesProps) {
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
              {t.rich('session', {
                day,
                start,
                end,
                whole: (words) => <span className={styles.whole}>{words}</span>,
              })}
            </time>
          </li>
        )
      })}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </ul>
  )
}
