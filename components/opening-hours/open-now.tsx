'use client'

import { useEffect, useState } from 'react'
import { everyVisibleMinute } from '@/components/ui/browser/visible-minutes'
import {
  isOpen,
  nextOpening,
  type Opening,
  type OpeningHours,
} from '@/lib/opening-hours/opening-hours'
import { romeClock, type ClockReading } from '@/lib/time/rome-clock'
import styles from './open-now.module.css'

type Props = {
  hours: OpeningHours
  open: string
  closed: string
  /** What it says instead of `closed` where it is known when somebody answers next. */
  openings?: (Opening & { text: string })[]
}

/**
 * Renders whether somebody answers a phone right now. The room of the longest answer is kept before
 * the answer is known, so that nothing moves.
 */
export function OpenNow({ hours, open, closed, openings = [] }: Props) {
  const [clock, setClock] = useState<ClockReading>()

  useEffect(() => {
    const tell = () => setClock(romeClock(new Date()))
    // Intl takes long to start; Safari does not tell when it is idle.
    const tellWhenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 1000 })
      else setTimeout(tell, 200)
    }
    // The second frame comes after the first is painted: a fast machine is idle before that, too.
    requestAnimationFrame(() => requestAnimationFrame(tellWhenIdle))
    return everyVisibleMinute(tell)
  }, [])

  function closedUntil(now: ClockReading): string {
    const next = nextOpening(hours, now)
    return openings.find(({ day, time }) => day === next?.day && time === next.time)?.text ?? closed
  }

  const answer =
    clock &&
    (isOpen(hours, clock)
      ? { state: 'open', text: open }
      : { state: 'closed', text: closedUntil(clock) })
  const answers = [open, closed, ...openings.map(({ text }) => text)]
  const longest = answers.reduce((a, b) => (b.length > a.length ? b : a))
  return (
    <span className={styles.now} data-state={answer?.state} data-longest={longest}>
      <span className={styles.answer}>{answer?.text}</span>
    </span>
  )
}
