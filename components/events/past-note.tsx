'use client'

import { useClientValue } from '@/components/ui/use-client-value'
import styles from './past-note.module.css'

type Props = {
  /** Epoch milliseconds at which the event's last session ends. */
  end: number
  label: string
}

/** Says that an event is over, by the visitor's clock: the page itself may have been built before. */
export function PastNote({ end, label }: Props) {
  const isPast = useClientValue<boolean>(() => Date.now() > end, false)
  return isPast ? <p className={styles.past}>{label}</p> : null
}
