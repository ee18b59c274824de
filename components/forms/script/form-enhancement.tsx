import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { prepareToken } from '@/components/recaptcha/request-token'
import type { FormWords } from '@/lib/forms/form-words'
import type { FormName } from '@/lib/forms/forms'
import { followSummary, focusFromStart, part, showErrors, showStatus } from './show-outcome'
import { useSubmission, type AnySchema } from './use-submission'
import { useUnsentGuard } from './use-unsent-guard'

type Props = { form: FormName; words: FormWords; element: HTMLFormElement; schema: AnySchema }

/**
 * Takes over a form that the server has rendered: checks it in the page, sends it without leaving it,
 * and asks before it gets lost. It renders nothing: it fills in the places that the page has ready.
 */
export function FormEnhancement({ form, words, element, schema }: Props) {
  const release = useUnsentGuard(element, words.leave)
  const { errors, refusals, status, startAgain } = useSubmission(form, {
    element,
    schema,
    labels: words.labels,
    onLeave: release,
  })
  const hasErrors = Object.keys(errors).length > 0
  const focusedFor = useRef(0)

  useEffect(() => {
    showErrors(element, words, errors)
    // A refusal may be rendered before its errors are, and an empty summary takes no focus.
    if (refusals === focusedFor.current || !hasErrors) return
    focusedFor.current = refusals
    focusFromStart(part(element, 'summary'))
  })
  useEffect(() => showStatus(element, words, status), [element, words, status])
  useEffect(() => followSummary(element), [element])
  useTitlePrefix(words.errorPrefix, hasErrors)
  useEffect(prepareToken, [])

  useEffect(() => {
    const again = element.parentElement?.querySelector('[data-part=success] button')
    function offerEmptyForm() {
      flushSync(startAgain)
      element.querySelector('input')?.focus()
    }
    again?.addEventListener('click', offerEmptyForm)
    // Tests wait for it; nothing else does.
    element.setAttribute('data-enhanced', '')
    return () => again?.removeEventListener('click', offerEmptyForm)
  }, [element, startAgain])

  return null
}

/** Puts `Errore: …` before the page's title, the first thing that a screen reader says of a page. */
function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return
    const title = document.title
    const prefixed = `${prefix} ${title}`
    document.title = prefixed
    return () => {
      // After a navigation the title is another page's already.
      if (document.title === prefixed) document.title = title
    }
  }, [prefix, active])
}
