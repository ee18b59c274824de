import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { Event } from '@/lib/content/events'
import { bookingPath, isBookable, isToCome } from '@/lib/events/booking'
import { untilThen } from '@/lib/events/event-time-attributes'
import styles from './event-actions.module.css'

type Props = { event: Event }

/** Renders how to come to an event, as long as it takes place and is not over. */
export function EventActions({ event }: Props) {
  const t = useTranslations('EventPage')
  const now = new Date()
  if (!isToCome(event, now)) return null
  const isInformal =
    typeof event.price === 'string' && !event.reservationRequired && !event.bookingUntil
  return (
    <div className={styles.actions} {...untilThen('past')}>
      <CallButton>
        {isBookable(event, now) && (
          <span className={styles.booking} {...untilThen('closed')}>
            <ButtonLink href={bookingPath(event)}>
              {t(isInformal ? 'booking.announce' : 'booking.reserve')}
            </ButtonLink>
          </span>
        )}
      </CallButton>
    </div>
  )
}
