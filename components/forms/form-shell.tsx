'use client'

import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { earlyAnswers } from './early-answers'
import { ErrorSummary } from './error-summary'
import { FormContext } from './form-context'
import { FormFailure } from './form-failure'
import type { FormName } from './form-name'
import { FormSuccess } from './form-success'
import type { FormWords } from './form-words'
import styles from './form.module.css'
import { Honeypot } from './honeypot'
import { resolvers } from './lazy-resolver'
import { SubmitButton } from './submit-button'
import { useKeptAnswers } from './use-kept-answers'
import { usePreparation } from './use-preparation'
import { useSubmission } from './use-submission'
import { useTitlePrefix } from './use-title-prefix'

type Props = {
  form: FormName
  words: FormWords
  /** Phone, WhatsApp and e-mail, for when nothing can be sent. */
  otherWays: ReactNode
  success: ReactNode
  /** Right after the button. */
  notice: ReactNode
  children: ReactNode
}

export function FormShell({ form, words, otherWays, success, notice, children }: Props) {
  const [defaultValues] = useState(() => earlyAnswers(form))
  const methods = useForm({
    resolver: resolvers[form],
    defaultValues,
    shouldFocusError: false,
  })
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

  if (status.type === 'sent') {
    return (
      <FormSuccess title={words.sent} again={words.again} onAgain={offerEmptyForm}>
        {success}
      </FormSuccess>
    )
  }
  return (
    <FormProvider {...methods}>
      <FormContext value={{ form, words }}>
        <form
          ref={element}
          className={styles.form}
          method="post"
          action={`/api/${form}`}
          noValidate
          onSubmit={submit}
        >
          <ErrorSummary refusals={refusals} />
          {children}
          <Honeypot />
          {status.type === 'failed' && (
            <FormFailure reason={status.reason}>{otherWays}</FormFailure>
          )}
          <SubmitButton sending={status.type === 'sending'} />
          {notice}
        </form>
      </FormContext>
    </FormProvider>
  )
}
