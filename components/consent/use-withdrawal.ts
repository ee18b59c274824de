import { useEffect, useRef } from 'react'
import { readCookies, writeCookie } from '@/components/ui/browser/cookies'
import { googleCookieDeletions } from '@/lib/analytics/google-cookies'
import { denyAgain } from '@/lib/analytics/tag-commands.mjs'
import { requireHardNavigation } from '@/lib/navigation/hard-navigation'
import type { ConsentStatus } from './consent-status'

/** Deletes Google's cookies where there is no consent, or none any more. */
export function useWithdrawal(status: ConsentStatus): void {
  const wasAccepted = useRef(false)

  useEffect(() => {
    if (status === 'unknown') return
    if (status === 'accepted') {
      wasAccepted.current = true
      return
    }
    if (wasAccepted.current) denyAgain()
    for (const deletion of googleCookieDeletions(readCookies(), window.location.hostname)) {
      writeCookie(deletion)
    }
    if (!wasAccepted.current) return
    // A script that runs cannot be taken back: only another document is without it.
    if ('unsent' in document.documentElement.dataset) requireHardNavigation()
    else window.location.reload()
  }, [status])
}
