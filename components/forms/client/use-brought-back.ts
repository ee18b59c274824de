import { useEffect, useState, type RefObject } from 'react'
import { attempt } from '@/components/ui/browser/attempt'
import { isChanged } from './is-changed'

/**
 * Returns whether the browser has brought the form around an element back as it was left, but for the
 * named fields, which it was told to forget.
 */
export function useBroughtBack(
  inForm: RefObject<HTMLElement | null>,
  forgotten: readonly string[],
): boolean {
  const [isBack, setBack] = useState(false)

  useEffect(() => {
    function look({ persisted }: { persisted: boolean }) {
      const form = inForm.current?.closest('form')
      if (!form || !(persisted || wasOpenBefore()) || !isChanged(form)) return
      const data = new FormData(form)
      if (forgotten.every((name) => !data.get(name))) setBack(true)
    }
    const lookAgain = (event: PageTransitionEvent) => attempt(() => look(event))
    attempt(() => look({ persisted: false }))
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [inForm, forgotten])

  return isBack
}

/** Returns whether this document was opened by a reload, by Back, or in a tab that was opened again. */
function wasOpenBefore(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
