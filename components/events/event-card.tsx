import { useLocale } from 'next-intl'
import { CoveringLink } from '@/components/ui/covering-link'
import { SampleTag } from '@/components/ui/sample-tag'
import type { Event } from '@/lib/content/events'
import { eventTimes } from '@/lib/events/event-times'
import { DateLeaf } from './date-leaf'
import styles from './event-card.module.css'
import { EventFacts } from './event-facts'
import { EventState } from './event-state'

type Props = { event: Event }

export function EventCard({ event }: Props) {
  const locale = useLocale()
  return (
    <article className={styles.card} {...eventTimes(event)} suppressHydrationWarning>
      <DateLeaf sessions={event.sessions} />
      <div className={styles.text}>
        <div className={styles.title}>
          <h3>
            <CoveringLink href={`/events/${event.id}`}>{event.title[locale]}</CoveringLink>
          </h3>
          <EventState event={event} />
          <SampleTag sample={event.sample} />
        </div>
        <p>{event.shortDescription[locale]}</p>
        <EventFacts event={event} dates={3} />
      </div>
    </article>
  )
}
