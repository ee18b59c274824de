import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { followByHardNavigation } from '@/lib/navigation/hard-navigation'
import { isExcluded } from '@/lib/analytics/page-view'

/**
 * Whether the tag may run in this document. Google's script sees every address that its document
 * comes to, so from then on excluded pages get a document of their own, in which it does not run.
 */
export function useExcludedPages(excludedPaths: readonly string[]): boolean {
  const pathname = usePathname()
  const [running, setRunning] = useState(false)
  if (!running && !isExcluded(pathname, excludedPaths)) setRunning(true)

  useEffect(() => {
    if (!running) return
    const isOff = (path: string) => isExcluded(path, excludedPaths)

    function leaveDocument(event: PopStateEvent) {
      if (!isOff(window.location.pathname)) return
      event.stopImmediatePropagation()
      window.location.reload()
    }

    hideReferrer(isOff)
    // Ahead of Google's own listeners, which are no capturing ones.
    window.addEventListener('popstate', leaveDocument, { capture: true })
    const stopFollowing = followByHardNavigation(isOff)
    return () => {
      window.removeEventListener('popstate', leaveDocument, { capture: true })
      stopFollowing()
    }
  }, [running, excludedPaths])

  return running
}

/** Analytics reports where the visitor came from. */
function hideReferrer(isOff: (path: string) => boolean): void {
  if (!URL.canParse(document.referrer)) return
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== window.location.origin || !isOff(pathname)) return
  Object.defineProperty(document, 'referrer', { value: '', configurable: true })
}
