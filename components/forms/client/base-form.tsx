import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button/button-row'
import type { Form } from '@/lib/forms/all-forms'
import { honeypotName } from '@/lib/forms/form-definition'
import { FormNote } from '../layout/form-note'
import { FormSheet } from '../layout/form-sheet'
import { NextSteps } from '../sent/next-steps'
import { ErrorSummary } from './error-summary'
import { FormDefinitionProvider } from './form-context'
import { FormFailure } from './form-failure'
import { FormSuccess } from './form-success'
import styles from './form.module.css'
import { useFormSubmission, type LoadResolver } from './use-form-submission'

/** What both forms show of the site's content, which only the server has: see layout/use-form-slots.tsx. */
export type FormSlots = {
  /** Phone, WhatsApp and e-mail, for when nothing was confirmed. */
  otherWays: ReactNode
  /** Whom to call in danger, beside the button. */
  emergency: ReactNode
  /** How and when we answer. */
  replyNote: ReactNode
  /** What is seen once it is on its way. */
  picture: ReactNode
  /** Whom to call in danger, once it was sent. */
  emergencyAfter: ReactNode
  /** How to add something to what was sent. */
  contactAfter: ReactNode
}

type Props = FormSlots & {
  form: Form
  loadResolver: LoadResolver
  words: Record<'submit' | 'failed' | 'sent' | 'reply' | 'meeting' | 'again', string>
  /**
   * Returns the fields on their sheets, the last of which ends with what it is given: what has failed, whom
   * to call in danger, the button.
   */
  children: (end: ReactNode) => ReactNode
}

const noFields: readonly string[] = []

/**
 * Renders what both forms have around their fields: a form that browsers can send by themselves, and
 * that React Hook Form checks and sends without leaving the page (docs/decisions/0023).
 */
export function BaseForm({ form, loadResolver, words, children, ...slots }: Props) {
  const t = useTranslations('FormStatus')
  const recaptcha = useTranslations('Recaptcha')
  const steps = useTranslations('NextSteps')
  const locale = useLocale()
  const { methods, outcome, startAgain, formProps } = useFormSubmission(form, loadResolver)
  const { isSubmitting } = methods.formState

  if (outcome.type === 'sent') {
    return (
      <FormSheet>
        <FormSuccess
          picture={slots.picture}
          title={words.sent}
          reference={steps.rich('reference', {
            reference: () => <strong>{outcome.reference}</strong>,
          })}
          emergency={slots.emergencyAfter}
          next={
            <NextSteps reply={words.reply} meeting={words.meeting} replyNote={slots.replyNote} />
          }
          contact={slots.contactAfter}
          again={words.again}
          onAgain={() => {
            flushSync(startAgain)
            methods.setFocus(form.fields[0])
          }}
        />
      </FormSheet>
    )
  }
  const end = (
    <div className={styles.end}>
      <FormFailure failure={outcome.type === 'failed' ? outcome : undefined} failed={words.failed}>
        {slots.otherWays}
      </FormFailure>
      {slots.emergency}
      <ButtonRow>
        {/* It keeps the focus, so it is only marked as disabled. */}
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? t('sending') : words.submit}
        </Button>
        <p className="visually-hidden" role="status">
          {isSubmitting && t('sending')}
        </p>
      </ButtonRow>
      {process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY && <FormNote>{recaptcha('notice')}</FormNote>}
    </div>
  )
  return (
    <FormProvider {...methods}>
      <FormDefinitionProvider value={form}>
        <form
          className={styles.form}
          method="post"
          encType="multipart/form-data"
          noValidate
          {...formProps}
        >
          <ErrorSummary
            key={outcome.type === 'invalid' ? outcome.attempt : 0}
            fields={outcome.type === 'invalid' ? outcome.fields : noFields}
          />
          {children(end)}
          <div className={styles.honeypot} aria-hidden="true">
            <input
              type="text"
              tabIndex={-1}
              autoComplete="off"
              {...methods.register(honeypotName)}
            />
          </div>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" {...methods.register('submissionId')} />
        </form>
      </FormDefinitionProvider>
    </FormProvider>
  )
}
