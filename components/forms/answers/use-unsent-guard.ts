import { useCallback, useEffect, useRef, useState } from 'react'
import { isSamePage, linkEffect } from '@/lib/navigation/link-effect'

/**
 * While there is unsent text: marks the document for the code that would reload it, and asks before
 * a link, the Back button or the browser itself leaves the page.
 */
export function useUnsentGuard(question: string) {
  const [unsent, setUnsent] = useState(false)
  /** The visitor has answered already, or must not be asked: one question for one departure. */
  const released = useRef(false)

  useEffect(() => {
    if (!unsent) return
    released.current = false
    document.documentElement.dataset.unsent = ''

    function askBeforeUnload(event: BeforeUnloadEvent) {
      if (!released.current) event.preventDefault()
    }
    function askBeforeLink(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const effect = linkEffect(link, window.location.href)
      if (effect === 'hands-over') {
        // Nobody who calls for help may be asked whether they are sure.
        released.current = true
        setTimeout(() => (released.current = false), 1000)
      }
      if (effect !== 'leaves') return
      released.current = window.confirm(question)
      if (released.current) return
      event.preventDefault()
      event.stopPropagation()
    }
    function askBeforeHistory(event: NavigateEvent) {
      const { cancelable, destination, navigationType } = event
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return
      if (released.current || isSamePage(destination.url, window.location.href)) return
      if (!window.confirm(question)) event.preventDefault()
    }
    function guardAgain() {
      released.current = false
    }

    window.addEventListener('beforeunload', askBeforeUnload)
    // Before everyone else's listeners: a refused click must start nothing at all.
    window.addEventListener('click', askBeforeLink, { capture: true })
    window.addEventListener('input', guardAgain)
    window.addEventListener('pageshow', guardAgain)
    window.navigation?.addEventListener('navigate', askBeforeHistory)
    return () => {
      delete document.documentElement.dataset.unsent
      window.removeEventListener('beforeunload', askBeforeUnload)
      window.removeEventListener('click', askBeforeLink, { capture: true })
      window.removeEventListener('input', guardAgain)
      window.removeEventListener('pageshow', guardAgain)
      window.navigation?.removeEventListener('navigate', askBeforeHistory)
    }
  }, [unsent, question])

  /** At once, without waiting for React: whoever leaves in a hurry is asked nothing. */
  const release = useCallback(() => {
    released.current = true
    delete document.documentElement.dataset.unsent
    setUnsent(false)
  }, [])

  return { setUnsent, release }
}
