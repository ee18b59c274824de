'use client'

import { useEffect, useState } from 'react'
import { everyVisibleMinute } from '@/components/ui/browser/visible-minutes'
import { usePageLocale } from '@/lib/i18n/page-locale'
import { openingState, type OpeningHours } from '@/lib/opening-hours/opening-state'
import { openingWords, type OpeningTemplates } from '@/lib/opening-hours/opening-words'
import { romeClock } from '@/lib/time/rome-clock'
import styles from './opening-hours.module.css'

type Props = { hours: OpeningHours; templates: OpeningTemplates }

/** Renders whether it is open right now. Its room is kept from the start, so that nothing moves. */
export function OpeningNow({ hours, templates }: Props) {
  const locale = usePageLocale()
  const now = useIdleMinute()
  const state = now && openingState(hours, romeClock(now))
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

/** Returns the time at each minute, once the browser has nothing else to do: Intl takes long to start. */
function useIdleMinute(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tell = () => setNow(new Date())
    // Safari does not tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(tell, { timeout: 1000 })
    else setTimeout(tell, 200)
    return everyVisibleMinute(tell)
  }, [])
  return now
}
