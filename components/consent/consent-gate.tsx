'use client'

import { Suspense, useEffect, useState } from 'react'
import { useCountedDocument } from '@/components/analytics/use-counted-document'
import { denyByDefault } from '@/lib/analytics/tag-commands.mjs'
import { giveConsent, useConsentStatus } from './consent-status'
import type { ConsentWords } from './consent-words'
import { lazyComponent } from './lazy-component'
import { useChoosing } from './use-choosing'
import { useWithdrawal } from './use-withdrawal'

type Props = {
  containerId: string
  /** The pages that statistics may see, besides those of events, of news and of their years. */
  countedPaths: readonly string[]
  policyVersion: number
  words: ConsentWords
}

const Banner = lazyComponent(async () => (await import('./consent-banner')).ConsentBanner)
const Choices = lazyComponent(async () => (await import('./consent-choices')).ConsentChoices)
const TagManager = lazyComponent(
  async () => (await import('@/components/analytics/tag-manager')).TagManager,
)

/**
 * Loads what the visitor's choice calls for: the question, the choices, or the tag. Where nothing is
 * counted nothing is asked.
 */
export function ConsentGate({ containerId, countedPaths, policyVersion, words }: Props) {
  const isCounted = useCountedDocument(countedPaths)
  const status = useConsentStatus(policyVersion)
  const [choosing, setChoosing] = useChoosing()
  const [saved, setSaved] = useState(false)

  useEffect(denyByDefault, [])
  useWithdrawal(status, isCounted)

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
        {isCounted && status === 'not-asked' && (
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
        {isCounted && status === 'accepted' && <TagManager containerId={containerId} />}
      </Suspense>
    </>
  )
}
