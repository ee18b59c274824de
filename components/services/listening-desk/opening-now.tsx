'use client'

import { useSyncExternalStore } from 'react'
import { currentMinute, everyVisibleMinute } from '@/components/ui/visible-minutes'
import type { Locale } from '@/lib/i18n/locales'
import { openingState, type OpeningHours } from '@/lib/opening-hours/opening-state'
import { openingWords, type OpeningTemplates } from '@/lib/opening-hours/opening-words'
import styles from './opening-hours.module.css'

type Props = { hours: OpeningHours; locale: Locale; templates: OpeningTemplates }

/** Renders whether it is open right now. Its room is kept from the start, so that nothing moves. */
export function OpeningNow({ hours, locale, templates }: Props) {
  const minute = useSyncExternalStore(everyVisibleMinute, currentMinute, () => undefined)
  const state = minute === undefined ? undefined : openingState(hours, new Date(minute))
  const [answer, detail] = state ? openingWords(state, templates, locale) : []
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
