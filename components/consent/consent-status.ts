import { useSyncExternalStore } from 'react'
import { readCookies, writeCookie } from '@/components/ui/browser/cookies'
import { listenForReturn } from '@/components/ui/browser/in-view'
import { consentCookie, readConsent, type Consent } from '@/lib/analytics/consent'
import { isHttps } from '@/lib/site-url'

export type ConsentStatus = 'unknown' | 'not-asked' | 'accepted' | 'declined'

const changed = 'consent-change'

/** What was chosen in this document, for browsers that store no cookie: it is not asked twice. */
let unstored: Consent | undefined

/**
 * Returns what the visitor has chosen, read from the cookie: it may also change in another tab, or
 * run out.
 */
export function useConsentStatus(policyVersion: number): ConsentStatus {
  return useSyncExternalStore<ConsentStatus>(
    subscribe,
    () => {
      const consent = readConsent(readCookies(), policyVersion, Date.now()) ?? unstored
      if (!consent) return asksNotToBeTracked() ? 'declined' : 'not-asked'
      return consent.statistics ? 'accepted' : 'declined'
    },
    () => 'unknown',
  )
}

/** Returns whether the browser says no for its owner (Global Privacy Control); a choice made here comes first. */
function asksNotToBeTracked(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

export function giveConsent(statistics: boolean, policyVersion: number): void {
  const consent = { statistics, policyVersion, givenAt: Date.now() }
  writeCookie(consentCookie(consent, isHttps))
  unstored = readConsent(readCookies(), policyVersion, consent.givenAt) ? undefined : consent
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener)
  window.addEventListener('pageshow', listener)
  const stopListening = listenForReturn(listener)
  return () => {
    stopListening()
    window.removeEventListener(changed, listener)
    window.removeEventListener('pageshow', listener)
  }
}
