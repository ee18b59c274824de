'use client'

import { Suspense, useEffect, useState } from 'react'
import { denyByDefault } from '@/lib/analytics/tag-commands.mjs'
import { giveConsent, useConsentStatus } from './consent-status'
import type { ConsentWords } from './consent-words'
import { lazyComponent } from './lazy-component'
import { useChoosing } from './use-choosing'
import { useWithdrawal } from './use-withdrawal'

type Props = {
  containerId: string
  excludedPaths: readonly string[]
  policyVersion: number
  words: ConsentWords
}

const Banner = lazyComponent(async () => (await import('./consent-banner')).ConsentBanner)
const Choices = lazyComponent(async () => (await import('./consent-choices')).ConsentChoices)
const TagManager = lazyComponent(
  async () => (await import('@/components/analytics/tag-manager')).TagManager,
)

/** Loads what the visitor's choice calls for: the question, the choices, or the tag. */
export function ConsentGate({ containerId, excludedPaths, policyVersion, words }: Props) {
  const status = useConsentStatus(policyVersion)
  const [choosing, setChoosing] = useChoosing()
  const [saved, setSaved] = useState(false)

  useEffect(denyByDefault, [])
  useWithdrawal(status)

  function choose(statistics: boolean) {
    giveConsent(statistics, policyVersion)
    setChoosing(false)
    setSaved(true)
    // The question goes, and the focus with it: reading continues with the page.
    if (status === 'not-asked') document.getElementById('content')?.focus({ preventScroll: true })
  }

  // One boundary each: while one of them loads, the others stay.
  return (
    <>
      <p className="visually-hidden" role="status">
        {saved && words.saved}
      </p>
      <Suspense>
        {status === 'not-asked' && (
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
        {status === 'accepted' && (
          <TagManager containerId={containerId} excludedPaths={excludedPaths} />
        )}
      </Suspense>
    </>
  )
}
