import { useLocale } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { FieldErrors } from '@/lib/forms/error-codes'
import type { FieldName, Form, FormName } from '@/lib/forms/forms'
import { type EnteredValues, readEnteredValues } from './entered-values'
import type { FormOutcome } from './request-form-context'
import { prepareToken, requestToken } from './request-token'
import { createSubmissionClient, createSubmissionId } from './submission-client'
import { useUnsentGuard } from './use-unsent-guard'

/** Each fetches the schema of a form: up to 40 kB, which only those need who write in it. */
const loadResolvers: Record<FormName, () => Promise<{ resolver: Resolver<EnteredValues> }>> = {
  contact: () => import('./contact-resolver'),
  'listening-desk': () => import('./listening-desk-resolver'),
}

const editing: FormOutcome = { type: 'editing' }
const failed: FormOutcome = { type: 'failed', reason: 'other' }

/**
 * Returns React Hook Form's form for one of the site's two, how its last submission ended, and what a
 * `<form>` needs to be sent from the page. Where anything of this fails, the browser sends the form.
 */
export function useFormSubmission(form: Form) {
  const locale = useLocale()
  const element = useRef<HTMLFormElement>(null)
  const action = `/api/${form.name}`
  const release = useUnsentGuard(element)
  const [send] = useState(() => createSubmissionClient(action))
  const [outcome, setOutcome] = useState<FormOutcome>(editing)
  const attempts = useRef(0)
  const isSubmitting = useRef(false)
  const isPrepared = useRef(false)
  const loadResolver = loadResolvers[form.name]
  const methods = useForm<EnteredValues>({
    resolver: async (...args) => (await loadResolver()).resolver(...args),
    defaultValues: { locale, ...Object.fromEntries(form.listFields.map((name) => [name, []])) },
    shouldFocusError: false,
  })
  const { getValues, handleSubmit, reset, setError, setValue } = methods

  /** At the first touch: nobody else needs the schema, and nobody else ever contacts Google. */
  function prepare() {
    if (isPrepared.current) return
    isPrepared.current = true
    // A schema that does not come now is asked for once more by the submission.
    loadResolver().catch(() => {})
    prepareToken()
  }

  const fields: readonly FieldName[] = form.fields

  function invalid(errors: { [Name in FieldName]?: unknown }): FormOutcome {
    attempts.current += 1
    const wrong = fields.filter((name) => errors[name])
    return { type: 'invalid', fields: wrong, attempt: attempts.current }
  }

  function withServerErrors(errors: FieldErrors): FormOutcome {
    const shown = fields.filter((name) => errors[name])
    for (const name of shown) setError(name, { message: errors[name] })
    return shown.length > 0 ? invalid(errors) : failed
  }

  async function sendAnswers(answers: object): Promise<FormOutcome> {
    const result = await send(answers, await requestToken(form))
    if (result.type === 'invalid') return withServerErrors(result.errors)
    if (result.type === 'sent') {
      release()
      reset()
    }
    return result
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    const { currentTarget } = event
    let next = editing
    try {
      setOutcome(editing)
      for (const [name, value] of readEnteredValues(form, currentTarget)) setValue(name, value)
      // One id for all attempts with this form: the server sends one e-mail for it.
      if (!getValues('submissionId')) setValue('submissionId', createSubmissionId())
      await handleSubmit(
        async (answers) => {
          next = await sendAnswers(answers)
        },
        (errors) => {
          next = invalid(errors)
        },
      )()
      setOutcome(next)
    } catch {
      // The browser sends it, with the id that it has: what has arrived already does not arrive twice.
      release()
      currentTarget.submit()
    } finally {
      isSubmitting.current = false
    }
  }

  useEffect(() => {
    // The quick exit has emptied the fields: what React Hook Form knows of them goes as well.
    const forget = () => reset()
    window.addEventListener('quick-exit', forget)
    return () => window.removeEventListener('quick-exit', forget)
  }, [reset])

  return {
    methods,
    outcome,
    edit: () => setOutcome(editing),
    element,
    formProps: { action, onSubmit: submit, onFocus: prepare, onChange: prepare },
  }
}
