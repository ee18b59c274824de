import { useEffect, type RefObject } from 'react'
import { prepareToken } from '@/components/recaptcha/request-token'
import { afterPaint } from '@/components/ui/browser/after-paint'
import type { FormName } from '@/lib/forms/forms'
import { loadResolver } from './lazy-resolver'

/** Fetches what sending needs at the first focus or input in the form, and not before. */
export function usePreparation(form: FormName, element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function prepare({ target }: Event) {
      if (!(target instanceof Node) || !element.current?.contains(target)) return
      stop()
      afterPaint(() => {
        // Both are tried again when the form is sent.
        loadResolver(form).catch(() => {})
        prepareToken()
      })
    }
    function stop() {
      window.removeEventListener('focusin', prepare)
      window.removeEventListener('input', prepare)
    }
    window.addEventListener('focusin', prepare)
    window.addEventListener('input', prepare)
    return stop
  }, [form, element])
}
