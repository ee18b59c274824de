import { useLocale } from 'next-intl'
import { CoveringLink } from '@/components/ui/covering-link'
import { SampleTag } from '@/components/ui/sample-tag'
import type { Event } from '@/lib/content/events'
import { DateLeaf } from './date-leaf'
import styles from './event-card.module.css'
import { EventFacts } from './event-facts'

type Props = { event: Event }

export function EventCard({ event }: Props) {
  const locale = useLocale()
  return (
    <article className={styles.card}>
      <DateLeaf sessions={event.sessions} />
      <div className={styles.text}>
        <h3>
          <CoveringLink href={`/events/${event.id}`}>{event.title[locale]}</CoveringLink>{' '}
          <SampleTag sample={event.sample} />
        </h3>
        <p>{event.shortDescription[locale]}</p>
        <EventFacts event={event} />
      </div>
    </article>
  )
}
