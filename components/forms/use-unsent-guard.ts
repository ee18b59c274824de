import { useTopLoader } from 'nextjs-toploader'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { isChanged } from './entered-values'

/**
 * Lets the browser ask, in its own words, before a link, Back, a reload or closing loses unsent text, and marks the
 * document meanwhile. Returns what ends it. On iOS nothing is asked: Back brings the page back with its text.
 */
export function useUnsentGuard(form: RefObject<HTMLFormElement | null>): () => void {
  const loadingBar = useTopLoader()
  const hideLoadingBar = useEffectEvent(() => loadingBar.done())
  const guard = useRef<AbortController>(null)

  /** At once, without waiting for React: whoever leaves in a hurry is asked nothing. */
  const release = useCallback(() => {
    guard.current?.abort()
    delete document.documentElement.dataset.unsent
  }, [])

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault()
      // Who stays after a link waits for no page.
      setTimeout(hideLoadingBar)
    }
    function guardText() {
      release()
      if (!form.current || !isChanged(form.current)) return
      guard.current = new AbortController()
      // Only while there is something to lose: Firefox keeps no page for Back that listens to this.
      window.addEventListener('beforeunload', ask, { signal: guard.current.signal })
      document.documentElement.dataset.unsent = ''
    }
    function releaseForCall({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest('a')
      if (!link || /^https?:$/.test(link.protocol)) return
      // Browsers ask before they hand over to the telephone, too: nobody who calls for help may be asked.
      release()
      setTimeout(guardText, 1000)
    }

    guardText()
    const stop = new AbortController()
    window.addEventListener('input', guardText, { signal: stop.signal })
    window.addEventListener('pageshow', guardText, { signal: stop.signal })
    window.addEventListener('quick-exit', release, { signal: stop.signal })
    window.addEventListener('click', releaseForCall, { capture: true, signal: stop.signal })
    return () => {
      stop.abort()
      release()
    }
  }, [form, release])

  return release
}
