import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Event } from '@/lib/content/events'
import { eventEnd, sessionDay } from '@/lib/events/sessions'
import { formatterFor } from '@/lib/i18n/formats'
import styles from './event-facts.module.css'
import { PastNote } from './past-note'

type Props = { event: Event }

/** When, where, for whom and at what price. */
export function EventFacts({ event }: Props) {
  const t = useTranslations('EventFacts')
  const format = formatterFor(useLocale())
  const audiences = event.audiences.map((audience) => t(`audience.${audience}`))
  return (
    <dl className={styles.facts}>
      <dt>
        <Icon name="calendar" />
        <span className="visually-hidden">{t('when')}</span>
      </dt>
      <dd>
        <ul className={styles.dates}>
          {event.sessions.map((session) => (
            <li key={session.date}>
              <time dateTime={`${session.date}T${session.start}`}>
                {t('session', {
                  day: format.dateTime(sessionDay(session), { dateStyle: 'full' }),
                  start: session.start,
                  end: session.end,
                })}
              </time>
            </li>
          ))}
        </ul>
        <PastNote end={eventEnd(event).getTime()} label={t('past')} />
      </dd>
      <dt>
        <Icon name="map" />
        <span className="visually-hidden">{t('where')}</span>
      </dt>
      <dd>{event.location.name}</dd>
      <dt>
        <Icon name="heart" />
        <span className="visually-hidden">{t('audienceLabel')}</span>
      </dt>
      <dd>{t('audiences', { list: format.list(audiences, { type: 'conjunction' }) })}</dd>
      <dt>
        <Icon name="info" />
        <span className="visually-hidden">{t('priceLabel')}</span>
      </dt>
      <dd>
        {event.status === 'scheduled' ? t(`price.${event.price}`) : t(`status.${event.status}`)}
      </dd>
    </dl>
  )
}
