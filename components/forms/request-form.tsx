'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { honeypotName } from '@/lib/forms/define-form'
import type { Form } from '@/lib/forms/forms'
import type { EnteredValues } from './entered-values'
import { ErrorSummary } from './error-boxes'
import styles from './layout.module.css'
import { RequestFormContext } from './request-form-context'
import { useFormSubmission } from './use-form-submission'

type Props = {
  form: Form
  /** What takes its place once it was sent. */
  sent: ReactNode
  children: ReactNode
}

/**
 * Renders what both forms have around their fields: a form that browsers can send by themselves, and
 * that React Hook Form checks and sends without leaving the page (docs/decisions/0023).
 */
export function RequestForm({ form, sent, children }: Props) {
  const locale = useLocale()
  const { methods, outcome, edit, element, formProps } = useFormSubmission(form)
  const { register, setFocus } = methods

  function startAgain() {
    flushSync(edit)
    const [first] = form.fields
    if (first) setFocus(first)
  }

  return (
    <RequestFormContext value={{ form, element, outcome, startAgain }}>
      {outcome.type === 'sent' ? (
        sent
      ) : (
        <FormProvider {...methods}>
          <form
            className={styles.form}
            method="post"
            encType="multipart/form-data"
            noValidate
            ref={element}
            {...formProps}
          >
            <ErrorSummary
              key={outcome.type === 'invalid' ? outcome.attempt : 0}
              fields={outcome.type === 'invalid' ? outcome.fields : noFields}
            />
            {children}
            <div className={styles.honeypot} aria-hidden="true">
              <input type="text" tabIndex={-1} autoComplete="off" {...register(honeypotName)} />
            </div>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" {...register('submissionId')} />
          </form>
        </FormProvider>
      )}
    </RequestFormContext>
  )
}

const noFields: readonly never[] = []

/** Renders the button that sends the form. It keeps the focus, so it is only marked as disabled. */
export function SubmitButton({ children }: { children: string }) {
  const t = useTranslations('FormStatus')
  const { isSubmitting } = useFormContext<EnteredValues>().formState
  return (
    <>
      <Button type="submit" aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? t('sending') : children}
      </Button>
      <span className="visually-hidden" role="status">
        {isSubmitting && t('sending')}
      </span>
    </>
  )
}
