'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/**
 * Loads the page to which Back or Forward has led, where Next's router goes on showing the other one: it
 * ignores entries that are not its own, and a link to a heading (`#…`) makes such entries.
 */
export function BackToAnchors() {
  const pathname = usePathname()
  const isIgnored = useEffectEvent(
    (state: unknown) => state === null && window.location.pathname !== pathname,
  )

  useEffect(() => {
    function load({ state }: PopStateEvent) {
      if (isIgnored(state)) window.location.reload()
    }
    window.addEventListener('popstate', load)
    return () => window.removeEventListener('popstate', load)
  }, [])

  return null
}
