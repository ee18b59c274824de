'use client'

import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FormName } from '@/lib/forms/forms'
import { FormContext } from '../context/form-context'
import type { FormWords } from '../context/use-form-words'
import { ErrorSummary } from '../feedback/error-summary'
import { FormFailure } from '../feedback/form-failure'
import { FormSuccess } from '../feedback/form-success'
import styles from './form.module.css'
import { Honeypot } from './honeypot'
import { SubmitButton } from './submit-button'
import { useRequestForm } from './use-request-form'

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
  const { methods, element, status, refusals, submit, offerEmptyForm } = useRequestForm(form, words)

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
          {status.type === 'failed' && <FormFailure failure={status}>{otherWays}</FormFailure>}
          <SubmitButton sending={status.type === 'sending'} />
          {notice}
        </form>
      </FormContext>
    </FormProvider>
  )
}
