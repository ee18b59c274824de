'use client'

import { useSyncExternalStore } from 'react'
import { currentMinute, everyVisibleMinute } from '@/components/ui/visible-minutes'
import { openingState, type OpeningHours } from '@/lib/opening-hours/opening-state'
import {
  openingWords,
  type OpeningNames,
  type OpeningTemplates,
} from '@/lib/opening-hours/opening-words'
import { clockAt, type ClockChange } from '@/lib/time/clock-changes'
import styles from './opening-hours.module.css'

type Props = {
  hours: OpeningHours
  clockChanges: readonly ClockChange[]
  templates: OpeningTemplates
  names: OpeningNames
}

/** Renders whether it is open right now. Its room is kept from the start, so that nothing moves. */
export function OpeningNow({ hours, clockChanges, templates, names }: Props) {
  const minute = useSyncExternalStore(everyVisibleMinute, currentMinute, () => undefined)
  const state =
    minute === undefined ? undefined : openingState(hours, clockAt(minute, clockChanges))
  const [answer, detail] = state ? openingWords(state, templates, names) : []
  return (
    <p className={styles.now} data-open={state?.open}>
      {answer && (
        <>
          <strong>{answer}</strong> <span>{detail}</span>
        </>
      )}
    </p>
  )
}
