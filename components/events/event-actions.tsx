import { useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { eventEnd } from '@/lib/content/event-sessions'
import type { Event } from '@/lib/content/events'
import { bookingPath, isBookable } from '@/lib/events/booking'
import { AddToCalendar } from './add-to-calendar'
import styles from './event-actions.module.css'

type Props = { event: Event }

/** Renders what can be done about an event, as long as it takes place and is not over. */
export function EventActions({ event }: Props) {
  const t = useTranslations('EventPage')
  const now = new Date()
  if (event.status === 'cancelled' || event.status === 'postponed' || eventEnd(event) <= now) {
    return null
  }
  const isInformal =
    typeof event.price === 'string' && !event.reservationRequired && !event.bookingUntil
  return (
    <div className={styles.actions}>
      <CallButton>
        {isBookable(event, now) && (
          <div className={styles.booking}>
            <ButtonLink href={bookingPath(event)}>
              {t(isInformal ? 'booking.announce' : 'booking.reserve')}
            </ButtonLink>
          </div>
        )}
      </CallButton>
      <AddToCalendar event={event} />
    </div>
  )
}
