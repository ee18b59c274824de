import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { consequences, eventState } from '@/lib/events/event-state'
import styles from './event-state.module.css'

type Props = { event: Event }

/** Renders, within a paragraph, what is out of the ordinary about an event when the page is made, if anything is. */
export function EventState({ event }: Props) {
  const t = useTranslations('EventState')
  const state = eventState(event, new Date())
  if (!state) return null
  const { mark, note } = consequences[event.state]
  return (
    <span className={styles.states}>
      <span className={`${styles.state} ${styles[mark]}`}>{t(state)}</span>
      {note && state !== 'past' && <span>{t(note)}</span>}
    </span>
  )
}
