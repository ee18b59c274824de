'use client'

import { useLayoutEffect } from 'react'
import { everyVisibleMinute } from '@/components/ui/browser/in-view'
import { markByClock } from './mark-by-clock'

/** Keeps the marks right where no inline script runs: after a soft navigation, and as time goes on. */
export function TimeMarksWatcher() {
  useLayoutEffect(() => {
    markByClock()
    return everyVisibleMinute(markByClock)
  }, [])
  return null
}
