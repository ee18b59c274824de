import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormName } from '@/lib/forms/forms'
import { emptyAnswers, hasAnswers, readAnswers } from './read-answers'
import { useUnsentGuard } from './use-unsent-guard'

/**
 * Keeps what is written from getting lost: takes over text that was typed before the page was ready
 * or that the browser has restored, and asks before leaving. A quick exit clears it all instead.
 */
export function useKeptAnswers(form: FormName, methods: UseFormReturn, question: string) {
  const element = useRef<HTMLFormElement>(null)
  const { setValues, reset } = methods
  const { setUnsent, release } = useUnsentGuard(question)

  const clear = useCallback(() => {
    release()
    element.current?.reset()
    reset(emptyAnswers(form))
  }, [form, release, reset])

  useEffect(() => {
    function takeOverAnswers() {
      if (!element.current) return
      setValues(readAnswers(element.current))
      setUnsent(hasAnswers(element.current))
    }
    function noteInput(event: Event) {
      const form = element.current
      if (form && event.target instanceof Node && form.contains(event.target)) {
        setUnsent(hasAnswers(form))
      }
    }
    takeOverAnswers()
    window.addEventListener('input', noteInput)
    window.addEventListener('pageshow', takeOverAnswers)
    window.addEventListener('quick-exit', clear)
    return () => {
      window.removeEventListener('input', noteInput)
      window.removeEventListener('pageshow', takeOverAnswers)
      window.removeEventListener('quick-exit', clear)
    }
  }, [setValues, setUnsent, clear])

  return { element, clear }
}
