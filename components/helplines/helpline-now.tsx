'use client'

import { useEffect, useState } from 'react'
import { everyVisibleMinute } from '@/components/ui/browser/visible-minutes'
import { isOpenAt, type DailyHours } from '@/lib/opening-hours/opening-hours'
import { romeClock } from '@/lib/time/rome-clock'
import styles from './helpline-list.module.css'

type Props = { hours: DailyHours; open: string; closed: string }

/**
 * Renders whether a line is open right now. Both answers stand in one place, unseen until one of them is
 * known, so that nothing moves.
 */
export function HelplineNow({ hours, open, closed }: Props) {
  const [time, setTime] = useState<string>()

  useEffect(() => {
    const tell = () => setTime(romeClock(new Date()).time)
    // Intl takes long to start; Safari does not tell when it is idle.
    const tellWhenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 1000 })
      else setTimeout(tell, 200)
    }
    // The second frame comes after the first is painted: a fast machine is idle before that, too.
    requestAnimationFrame(() => requestAnimationFrame(tellWhenIdle))
    return everyVisibleMinute(tell)
  }, [])

  const isOpen = time === undefined ? undefined : isOpenAt(hours, time)
  return (
    <span
      className={styles.now}
      data-state={isOpen === undefined ? undefined : isOpen ? 'open' : 'closed'}
    >
      <span>{open}</span>
      <span>{closed}</span>
    </span>
  )
}
