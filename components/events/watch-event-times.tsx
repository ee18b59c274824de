'use client'

import { useLayoutEffect } from 'react'
import { everyVisibleMinute } from '@/components/ui/browser/visible-minutes'
import { markEventTimes } from './mark-event-times'

/** Keeps the marks right where no inline script runs: after a soft navigation, and as time goes on. */
export function WatchEventTimes() {
  useLayoutEffect(() => {
    markEventTimes()
    return everyVisibleMinute(markEventTimes)
  }, [])
  return null
}
