'use client'

import { useSyncExternalStore } from 'react'
import styles from './past-note.module.css'

type Props = {
  /** Epoch milliseconds at which the event's last session ends. */
  end: number
  label: string
}

function subscribe() {
  return () => {}
}

/** Says that an event is over, by the visitor's clock: the page itself may have been built before. */
export function PastNote({ end, label }: Props) {
  const isPast = useSyncExternalStore(
    subscribe,
    () => Date.now() > end,
    () => false,
  )
  return isPast ? <p className={styles.past}>{label}</p> : null
}
