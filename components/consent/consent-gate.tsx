'use client'

import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { readCookies, writeCookie } from '@/components/ui/browser/cookies'
import { focusContent } from '@/components/ui/browser/focus-content'
import { googleCookieDeletions } from '@/lib/analytics/google-cookies'
import { denyAgain, denyByDefault } from '@/lib/analytics/tag-commands.mjs'
import { useIsPrivateDocument } from '@/lib/i18n/navigation'
import { type ConsentStatus, giveConsent, useConsentStatus } from './consent-status'
import type { ConsentWords } from './consent-words'
import { useChoosing } from './use-choosing'

type Props = {
  containerId: string
  policyVersion: number
  words: ConsentWords
}

const Banner = lazyComponent(async () => (await import('./consent-banner')).ConsentBanner)
const Choices = lazyComponent(async () => (await import('./consent-choices')).ConsentChoices)
const TagManager = lazyComponent(async () => (await import('./tag-manager')).TagManager)

/**
 * Loads what the visitor's choice calls for: the question, the choices, or the tag. Where statistics
 * see nothing, nothing is asked.
 */
export function ConsentGate({ containerId, policyVersion, words }: Props) {
  const isInStatistics = !useIsPrivateDocument()
  const status = useConsentStatus(policyVersion)
  const [choosing, setChoosing] = useChoosing()
  const [choices, setChoices] = useState(0)

  useEffect(denyByDefault, [])
  useWithdrawal(status, isInStatistics)

  function choose(statistics: boolean) {
    giveConsent(statistics, policyVersion)
    setChoosing(false)
    setChoices((count) => count + 1)
    // The question goes, and the focus with it: reading continues with the page.
    if (status === 'not-asked') focusContent()
  }

  // One boundary each: while one of them loads, the others stay.
  return (
    <>
      <p className="visually-hidden" role="status">
        {/* Readers speak of what comes, not of what stays: each choice is said by words of its own. */}
        {choices > 0 && <span key={choices}>{words.saved}</span>}
      </p>
      <Suspense>
        {isInStatistics && status === 'not-asked' && (
          <Banner words={words.banner} onChoice={choose} onDetails={() => setChoosing(true)} />
        )}
      </Suspense>
      <Suspense>
        {choosing && (
          <Choices
            words={words.choices}
            statistics={status === 'accepted'}
            onChoice={choose}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
      <Suspense>
        {isInStatistics && status === 'accepted' && <TagManager containerId={containerId} />}
      </Suspense>
    </>
  )
}

/**
 * Returns a component whose code is fetched when it is first shown, and that stays away if that
 * fails.
 */
function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.warn('The cookie choices could not be loaded.', error)
      return { default: () => null }
    }
  })
}

/**
 * Deletes Google's cookies where there is no consent, or none any more, and lets go of a document in
 * which the tag may run. No page with a form is one: what was typed stays.
 */
function useWithdrawal(status: ConsentStatus, isInStatistics: boolean): void {
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
    if (wasAccepted.current && isInStatistics) window.location.reload()
  }, [status, isInStatistics])
}
