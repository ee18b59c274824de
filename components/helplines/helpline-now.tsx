'use client'

import { AnswerNow, useRomeClock } from '@/components/ui/open-now'
import { type LineAnswer, lineAnswer, type LineHours } from '@/lib/opening-hours/line-answer'

type Props = {
  hours: LineHours
  words: Partial<Record<LineAnswer, string>>
}

/** Renders whether somebody else's line answers right now, as far as that is known: docs/decisions/0026. */
export function HelplineNow({ hours, words }: Props) {
  const clock = useRomeClock()
  const state = clock && lineAnswer(hours, clock)
  return (
    <AnswerNow answer={state && { state, text: words[state] }} answers={Object.values(words)} />
  )
}
