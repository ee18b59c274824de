import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { useClientValue } from '@/components/ui/browser/use-client-value'
import { isCountedAddress } from '@/lib/analytics/page-view'
import { isNotFound } from '@/lib/navigation/entry-paths'
import { followByHardNavigation } from '@/lib/navigation/hard-navigation'
import { hideLinkEvents } from './hide-link-events'

/** Whether this document has shown nothing yet that statistics may not see. */
let isClean = true

/**
 * Returns whether statistics may see this document, and sees to it that what they may see and what they
 * may not never share one, whatever the visitor has chosen so far: a script sees every address that
 * its document comes to, and Back leads to those that it came from (docs/decisions/0016).
 */
export function useCountedDocument(countedPaths: readonly string[]): boolean {
  // Asks anew on each page.
  usePathname()
  const isCounted = useClientValue<boolean>(() => {
    const { origin: site } = window.location
    isClean &&= isCountedAddress(window.location, { countedPaths, site }) && !isNotFound(document)
    return isClean
  }, false)

  useLayoutEffect(() => {
    const { origin: site } = window.location
    const isOpen = (url: URL | Location) => isCountedAddress(url, { countedPaths, site })
    return isCounted ? hideLinkEvents(isOpen) : followByHardNavigation(isOpen)
  }, [isCounted, countedPaths])

  return isCounted
}
