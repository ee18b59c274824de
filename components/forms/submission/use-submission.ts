import { useRef, useState, type SubmitEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { requestToken } from '@/components/recaptcha/request-token'
import type { FormName } from '@/lib/forms/forms'
import type { Rule } from '@/lib/forms/rules'
import { usePageLocale } from '@/lib/i18n/page-locale'
import { readAnswers } from '../answers/read-answers'
import { createSubmissionId } from './create-submission-id'
import { createSender, type SubmissionFailure } from './send-submission'

type Status = { type: 'editing' | 'sending' | 'sent' } | SubmissionFailure

const failed: SubmissionFailure = { type: 'failed', reason: 'other', mayHaveArrived: false }

type Options = { isField: (name: string) => boolean; onSent: () => void }

export function useSubmission(form: FormName, methods: UseFormReturn, options: Options) {
  const locale = usePageLocale()
  const locked = useRef(false)
  const [sendAnswers] = useState(() => createSender(`/api/${form}`))
  const [status, setStatus] = useState<Status>({ type: 'editing' })
  /** How often the form came back with errors: each time its summary takes the focus. */
  const [refusals, setRefusals] = useState(0)

  function refuse() {
    setStatus({ type: 'editing' })
    setRefusals((count) => count + 1)
  }

  async function send(answers: FieldValues) {
    setStatus({ type: 'sending' })
    const token = await requestToken(form)
    const outcome = await sendAnswers(answers, token)
    if (outcome.type === 'sent') {
      options.onSent()
      setStatus(outcome)
    } else if (outcome.type === 'failed') {
      setStatus(outcome)
    } else {
      showErrors(outcome.errors)
    }
  }

  function showErrors(errors: Record<string, Rule>) {
    const shown = Object.entries(errors).filter(([field]) => options.isField(field))
    for (const [field, message] of shown) methods.setError(field, { message })
    if (shown.length > 0) refuse()
    else setStatus(failed)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (locked.current) return
    locked.current = true
    // One id for all attempts with this form: the server sends one e-mail for it.
    const { submissionId = createSubmissionId() } = methods.getValues()
    methods.setValues({ ...readAnswers(event.currentTarget), locale, submissionId })
    const notice = setTimeout(() => setStatus({ type: 'sending' }), 300)
    try {
      await methods.handleSubmit(send, refuse)()
    } catch {
      setStatus(failed)
    } finally {
      clearTimeout(notice)
      locked.current = false
    }
  }

  return { status, refusals, submit, startAgain: () => setStatus({ type: 'editing' }) }
}
