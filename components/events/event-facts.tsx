import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { Event } from '@/lib/content/events'
import { calendarDate, euroAmount, formatterFor } from '@/lib/i18n/formats'
import { EventDates } from './event-dates'
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
