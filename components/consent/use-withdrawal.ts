import { useEffect, useRef } from 'react'
import type { ConsentStatus } from './consent-status'
import { requireHardNavigation } from '@/lib/navigation/hard-navigation'
import { googleCookieDeletions } from '@/lib/analytics/google-cookies'
import { denyAgain } from '@/lib/analytics/tag-commands.mjs'

/** Without consent, or without it any more, nothing of Google's stays in the browser. */
export function useWithdrawal(status: ConsentStatus): void {
  const wasAccepted = useRef(false)

  useEffect(() => {
    if (status === 'unknown') return
    if (status === 'accepted') {
      wasAccepted.current = true
      return
    }
    if (wasAccepted.current) denyAgain()
    for (const deletion of googleCookieDeletions(document.cookie, window.location.hostname)) {
      document.cookie = deletion
    }
    if (!wasAccepted.current) return
    // A script that runs cannot be taken back: only another document is without it.
    if ('unsent' in document.documentElement.dataset) requireHardNavigation()
    else window.location.reload()
  }, [status])
}
