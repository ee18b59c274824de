import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isExcluded } from '@/lib/analytics/page-view'
import { followByHardNavigation } from '@/lib/navigation/hard-navigation'

/**
 * Returns whether the tag may run in this document. Google's script sees every address that its
 * document comes to, so from then on excluded pages get a document of their own, in which it does
 * not run.
 */
export function useExcludedPages(excludedPaths: readonly string[]): boolean {
  const pathname = usePathname()
  const [running, setRunning] = useState(false)
  if (!running && !isExcluded(pathname, excludedPaths)) setRunning(true)

  useEffect(() => {
    if (!running) return
    const isOff = (path: string) => isExcluded(path, excludedPaths)

    hideReferrer(isOff)
    return followByHardNavigation(isOff)
  }, [running, excludedPaths])

  return running
}

/** Empties `document.referrer` where it names an excluded page, which Analytics would report. */
function hideReferrer(isOff: (path: string) => boolean): void {
  if (!URL.canParse(document.referrer)) return
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== window.location.origin || !isOff(pathname)) return
  Object.defineProperty(document, 'referrer', { value: '', configurable: true })
}
