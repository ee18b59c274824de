import { useLocale } from 'next-intl'
import { PhotographOrScene } from '@/components/illustrations/photograph'
import { Icon } from '@/components/ui/icon'
import { Card } from '@/components/ui/layout'
import { CoveringLink } from '@/components/ui/links'
import { SampleTag } from '@/components/ui/sample-tag'
import { eventEnd } from '@/lib/content/event-sessions'
import type { Event } from '@/lib/content/events'
import { pictures } from '@/lib/content/records'
import { shownBetween } from '@/lib/time/shown-between'
import { DateBadge } from './date-badge'
import styles from './event-card.module.css'
import { EventFacts } from './event-facts'
import { EventState } from './event-state'

type Props = {
  event: Event
  /** Among other things, on a page that says itself that it holds samples. */
  isInTeaser?: boolean
  /** The only one of a list: it has the room for the picture that stands for events without their own. */
  isAlone?: boolean
  /** When its turn comes, if it is not there from the beginning. */
  from?: Date | undefined
}

/** Renders an event that is to come, until it is over. */
export function EventCard({ event, isInTeaser, isAlone, from }: Props) {
  const isWide = isInTeaser || isAlone
  const hasPicture = isWide || event.picture
  const locale = useLocale()
  return (
    <Card
      as="article"
      className={`${styles.card} ${isWide ? styles.wide : ''}`}
      {...shownBetween(from, eventEnd(event))}
    >
      <DateBadge sessions={event.sessions} />
      <div className={styles.text}>
        <hgroup className={styles.title}>
          <h3>
            <CoveringLink href={`/events/${event.id}`}>{event.title[locale]}</CoveringLink>{' '}
            <Icon name="arrow" className={styles.arrow} />
          </h3>
          <p>
            <EventState event={event} /> {!isInTeaser && <SampleTag sample={event.sample} />}
          </p>
        </hgroup>
        {!isInTeaser && <p>{event.shortDescription[locale]}</p>}
        <EventFacts event={event} dates={3} />
      </div>
      {hasPicture && (
        <div className={styles.picture}>
          <PhotographOrScene
            picture={event.picture ?? pictures.event}
            scene="circle"
            sizes="(width >= 60rem) 30rem, 100vw"
          />
        </div>
      )}
    </Card>
  )
}
