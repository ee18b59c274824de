import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { FormName } from '@/lib/forms/forms'
import { initialAnswers } from '../answers/read-answers'
import { useKeptAnswers } from '../answers/use-kept-answers'
import type { FormWords } from '../context/use-form-words'
import { useTitlePrefix } from '../feedback/use-title-prefix'
import { resolvers } from '../submission/lazy-resolver'
import { usePreparation } from '../submission/use-preparation'
import { useSubmission } from '../submission/use-submission'

/** Returns everything that a form does in the browser: its methods, its state and what sends it. */
export function useRequestForm(form: FormName, words: FormWords) {
  const [defaultValues] = useState(() => initialAnswers(form))
  const methods = useForm({ resolver: resolvers[form], defaultValues, shouldFocusError: false })
  const { element, clear } = useKeptAnswers(form, methods, words.leave)
  const { status, refusals, submit, startAgain } = useSubmission(form, methods, {
    isField: (name) => name in words.labels,
    onSent: clear,
  })
  usePreparation(form, element)
  useTitlePrefix(words.errorPrefix, Object.keys(methods.formState.errors).length > 0)

  function offerEmptyForm() {
    flushSync(startAgain)
    element.current?.querySelector('input')?.focus()
  }

  return { methods, element, status, refusals, submit, offerEmptyForm }
}
