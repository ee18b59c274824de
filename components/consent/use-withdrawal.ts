import { useEffect, useRef } from 'react'
import { readCookies, writeCookie } from '@/components/ui/browser/cookies'
import { googleCookieDeletions } from '@/lib/analytics/google-cookies'
import { denyAgain } from '@/lib/analytics/tag-commands.mjs'
import type { ConsentStatus } from './consent-status'

/**
 * Deletes Google's cookies where there is no consent, or none any more, and lets go of a document in
 * which the tag may run. No page with a form is one: what was typed stays.
 */
export function useWithdrawal(status: ConsentStatus, isCounted: boolean): void {
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
    // A script that runs cannot be taken back: only another document is without it.
    if (wasAccepted.current && isCounted) window.location.reload()
  }, [status, isCounted])
}
