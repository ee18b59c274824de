import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { attempt } from '@/components/ui/browser/attempt'
import { isSamePage, linkEffect } from '@/lib/navigation/link-effect'
import { isChanged } from './entered-values'

/** Nobody reads a question and answers it in less, in milliseconds. */
const fastestAnswer = 100

/**
 * Asks whether the text may be lost. Where dialogs are not shown, the browser says no by itself and at
 * once: that is nobody's answer, and holds nobody on the page.
 */
function mayBeLost(question: string): boolean {
  const askedAt = Date.now()
  try {
    return window.confirm(question) || Date.now() - askedAt < fastestAnswer
  } catch {
    return true
  }
}

/**
 * Asks before a link, the Back button or the browser itself leaves a page with unsent text, and
 * marks the document for the code that would reload it. Returns what ends it.
 */
export function useUnsentGuard(form: RefObject<HTMLFormElement | null>): () => void {
  const t = useTranslations('FormStatus')
  const question = t('leave')
  const [unsent, setUnsent] = useState(false)
  /** The visitor has answered already, or must not be asked: one question for one departure. */
  const released = useRef(false)

  useEffect(() => {
    if (!unsent) return
    guardAgain()

    /** Asks whether the text may be lost; if so, the page may be loaded over it from then on. */
    function ask(): boolean {
      released.current = mayBeLost(question)
      if (released.current) delete document.documentElement.dataset.unsent
      return released.current
    }
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
      if (ask()) return
      event.preventDefault()
      event.stopPropagation()
    }
    function askBeforeHistory(event: NavigateEvent) {
      const { cancelable, destination, navigationType } = event
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return
      if (released.current || isSamePage(destination.url, window.location.href)) return
      if (!ask()) event.preventDefault()
    }
    function guardAgain() {
      released.current = false
      document.documentElement.dataset.unsent = ''
    }

    const navigation = attempt(() => window.navigation)
    window.addEventListener('beforeunload', askBeforeUnload)
    // Before everyone else's listeners: a refused click must start nothing at all.
    window.addEventListener('click', askBeforeLink, { capture: true })
    window.addEventListener('input', guardAgain)
    window.addEventListener('pageshow', guardAgain)
    navigation?.addEventListener('navigate', askBeforeHistory)
    return () => {
      delete document.documentElement.dataset.unsent
      window.removeEventListener('beforeunload', askBeforeUnload)
      window.removeEventListener('click', askBeforeLink, { capture: true })
      window.removeEventListener('input', guardAgain)
      window.removeEventListener('pageshow', guardAgain)
      navigation?.removeEventListener('navigate', askBeforeHistory)
    }
  }, [unsent, question])

  /** At once, without waiting for React: whoever leaves in a hurry is asked nothing. */
  const release = useCallback(() => {
    released.current = true
    delete document.documentElement.dataset.unsent
    setUnsent(false)
  }, [])

  useEffect(() => {
    const note = () => setUnsent(form.current !== null && isChanged(form.current))
    note()
    window.addEventListener('input', note)
    window.addEventListener('pageshow', note)
    window.addEventListener('quick-exit', release)
    return () => {
      window.removeEventListener('input', note)
      window.removeEventListener('pageshow', note)
      window.removeEventListener('quick-exit', release)
    }
  }, [form, release])

  return release
}
