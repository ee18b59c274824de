import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { requestToken } from '@/components/recaptcha/request-token'
import { forms, type FormName } from '@/lib/forms/forms'
import { readAnswers } from '@/lib/forms/read-answers'
import { isRule, type FieldErrors } from '@/lib/forms/rules'
import { createSubmissionId } from './create-submission-id'
import { createSender, type SubmissionFailure } from './send-submission'

export type AnySchema = z.ZodMiniType<FieldValues, FieldValues>

export type Status =
  { type: 'editing' | 'sending' } | { type: 'sent'; reference: string } | SubmissionFailure

const failed: SubmissionFailure = { type: 'failed', reason: 'other', mayHaveArrived: false }

type Options = {
  element: HTMLFormElement
  schema: AnySchema
  /** The fields that the form shows, by name. */
  labels: Record<string, string>
  /** Right before what is written in the form goes: it has been sent, or the browser sends it. */
  onLeave: () => void
}

/**
 * Checks and sends a form. React Hook Form keeps no values here: its resolver reads the form itself,
 * which browsers restore and fill in without telling anyone.
 */
export function useSubmission(form: FormName, { element, schema, labels, onLeave }: Options) {
  const [sendAnswers] = useState(() => createSender(`/api/${form}`))
  const [status, setStatus] = useState<Status>({ type: 'editing' })
  /** How often the form came back with errors: each time its summary takes the focus. */
  const [refusals, setRefusals] = useState(0)
  /** From then on, what is corrected is checked at once. */
  const [wasRefused, setWasRefused] = useState(false)
  const locked = useRef(false)
  const { formState, handleSubmit, reset, setError } = useForm({
    resolver: (_, context, options) =>
      zodResolver<FieldValues, unknown, FieldValues>(schema)(
        shownAnswers(form, element),
        context,
        options,
      ),
    shouldFocusError: false,
  })

  const clear = useCallback(() => {
    for (const area of element.querySelectorAll('textarea')) area.defaultValue = ''
    element.reset()
    idInput(element).value = ''
    setWasRefused(false)
    reset()
  }, [element, reset])

  async function send(answers: FieldValues) {
    setStatus({ type: 'sending' })
    const token = await requestToken(form)
    const outcome = await sendAnswers(answers, token)
    if (outcome.type === 'invalid') return showRefusal(outcome.errors)
    if (outcome.type === 'sent') {
      onLeave()
      clear()
    }
    setStatus(outcome)
  }

  function refuse() {
    setStatus({ type: 'editing' })
    setRefusals((count) => count + 1)
    setWasRefused(true)
  }

  function showRefusal(errors: FieldErrors) {
    const shown = Object.entries(errors).filter(([field]) => field in labels)
    for (const [field, message] of shown) setError(field, { message })
    if (shown.length > 0) refuse()
    else setStatus(failed)
  }

  async function submit() {
    // One id for all attempts with this form: the server sends one e-mail for it.
    idInput(element).value ||= createSubmissionId()
    idInput(element).disabled = false
    await handleSubmit(send, refuse)()
  }

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    if (locked.current) return
    locked.current = true
    submit()
      .catch(() => {
        // The browser sends it, under the same id: what has arrived already does not arrive twice.
        onLeave()
        element.submit()
      })
      .finally(() => (locked.current = false))
  })
  const checkAgain = useEffectEvent(() => {
    if (wasRefused) void handleSubmit(doNothing, doNothing)()
  })

  // Attached once: a listener that is changed while its event is on its way does not hear of it.
  useEffect(() => {
    const submitListener = (event: SubmitEvent) => onSubmit(event)
    const inputListener = () => checkAgain()
    element.addEventListener('submit', submitListener)
    element.addEventListener('input', inputListener)
    window.addEventListener('quick-exit', clear)
    return () => {
      element.removeEventListener('submit', submitListener)
      element.removeEventListener('input', inputListener)
      window.removeEventListener('quick-exit', clear)
    }
  }, [element, clear])

  const startAgain = useCallback(() => setStatus({ type: 'editing' }), [])
  return { errors: rulesOf(formState.errors), refusals, status, startAgain }
}

function doNothing() {}

/** Returns what is written in the form, without the words for `other` that are hidden again. */
function shownAnswers(form: FormName, element: HTMLFormElement) {
  const data = new FormData(element)
  for (const input of element.querySelectorAll<HTMLInputElement>('[data-code=other] input')) {
    if (input.getClientRects().length === 0) data.delete(input.name)
  }
  return readAnswers(forms[form], data) ?? {}
}

function idInput(element: HTMLFormElement): HTMLInputElement {
  return element.elements.namedItem('submissionId') as HTMLInputElement
}

function rulesOf(errors: Record<string, { message?: unknown } | undefined>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      error ? [[field, isRule(error.message) ? error.message : 'invalid']] : [],
    ),
  )
}
