'use client'

import { useEffect, useState } from 'react'
import { everyVisibleMinute } from '@/components/ui/browser/in-view'
import { type LineAnswer, lineAnswer, type LineHours } from '@/lib/opening-hours/line-answer'
import {
  nextOpening,
  type Opening,
  type OpeningHours,
  openUntil,
} from '@/lib/opening-hours/opening-hours'
import { type ClockReading, romeClock } from '@/lib/time/rome-clock'
import styles from './open-now.module.css'

type OpenNowProps = {
  hours: OpeningHours
  /** What it says while somebody answers, for each time at which that ends. */
  open: { until: string; text: string }[]
  closed: string
  /** What it says instead of `closed` where it is known when somebody answers next. */
  openings?: (Opening & { text: string })[]
}

/**
 * Renders whether somebody answers a phone right now. The room of the longest answer is kept before
 * the answer is known, so that nothing moves.
 */
export function OpenNow({ hours, open, closed, openings = [] }: OpenNowProps) {
  const clock = useRomeClock()

  function answerAt(now: ClockReading) {
    const end = openUntil(hours, now)
    const next = nextOpening(hours, now)
    const opening = openings.find(({ day, time }) => day === next?.day && time === next.time)
    return end === undefined
      ? { state: 'closed', text: opening?.text ?? closed }
      : { state: 'open', text: open.find(({ until }) => until === end)?.text }
  }

  const answers = [closed, ...[...open, ...openings].map(({ text }) => text)]
  return <AnswerNow answer={clock && answerAt(clock)} answers={answers} />
}

type AnswerProps = {
  /** None before the visitor's clock was read. */
  answer: { state: string; text: string | undefined } | undefined
  /** All that it may say. */
  answers: string[]
}

/** Renders what is true of a phone right now, in the room of the longest answer. */
function AnswerNow({ answer, answers }: AnswerProps) {
  const longest = answers.reduce((a, b) => (b.length > a.length ? b : a))
  return (
    <span className={styles.now} data-state={answer?.state} data-longest={longest}>
      <span className={styles.answer}>{answer?.text}</span>
    </span>
  )
}

/** Returns what calendar and clock show in Rome, each minute anew; nothing on the server and before the page is painted. */
function useRomeClock(): ClockReading | undefined {
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

  return clock
}

type HelplineNowProps = {
  hours: LineHours
  words: Partial<Record<LineAnswer, string>>
}

/** Renders whether somebody else's line answers right now, as far as that is known: docs/decisions/0026. */
export function HelplineNow({ hours, words }: HelplineNowProps) {
  const clock = useRomeClock()
  const state = clock && lineAnswer(hours, clock)
  return (
    <AnswerNow answer={state && { state, text: words[state] }} answers={Object.values(words)} />
  )
}
