'use client'

import { useLayoutEffect } from 'react'
import { everyVisibleMinute } from '@/components/ui/browser/visible-minutes'
import { markPast } from './mark-past'

/** Keeps the marks right where no inline script runs: after a soft navigation, and as time goes on. */
export function MarkPastWatcher() {
  useLayoutEffect(() => {
    markPast()
    return everyVisibleMinute(markPast)
  }, [])
  return null
}
