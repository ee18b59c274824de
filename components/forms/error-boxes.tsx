'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { alertIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { errorCodeOf } from '@/lib/forms/error-codes'
import { errorInSummary } from '@/lib/forms/errors'
import { failureInWords, failureTitle } from '@/lib/forms/failures'
import { fieldId, formIds } from '@/lib/forms/field-ids'
import type { FieldName } from '@/lib/forms/forms'
import type { EnteredValues } from './entered-values'
import styles from './error-boxes.module.css'
import { focusFromStart } from './focus-from-start'
import { useRequestForm } from './request-form-context'
import { useTitlePrefix } from './use-title-prefix'

/** Returns the translators of which the words of errors are made. */
export function useErrorTranslators() {
  return { errors: useTranslations('FormErrors'), fields: useTranslations('FormFields') }
}

type SummaryProps = {
  /** The fields that had an error when the form was to be sent: rendered anew for each attempt. */
  fields: readonly FieldName[]
}

/** Renders the fields to correct, in the order of the form, and takes the focus. */
export function ErrorSummary({ fields }: SummaryProps) {
  const t = useTranslations('ErrorSummary')
  const translators = useErrorTranslators()
  const { form } = useRequestForm()
  const { formState, getValues, setFocus } = useFormContext<EnteredValues>()
  const box = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState(() =>
    fields.map((name) => {
      const code = errorCodeOf(formState.errors[name]) ?? 'invalid'
      return { name, text: errorInSummary(translators, form, name, code, getValues(name)) }
    }),
  )

  // What is corrected goes, and nothing else changes while one types: an alert would be read out again.
  const open = lines.filter(({ name }) => formState.errors[name])
  if (open.length < lines.length) setLines(open)

  useTitlePrefix(translators.errors('prefix'), open.length > 0)
  useEffect(() => {
    if (fields.length > 0) focusFromStart(box.current)
  }, [fields])

  function goTo(event: MouseEvent, name: FieldName) {
    event.preventDefault()
    setFocus(name)
  }

  return (
    <ErrorBox id={formIds.summary} ref={box} isShown={open.length > 0} title={t('title')}>
      <p>{t('lead')}</p>
      <ul className={styles.list} id={formIds.summaryLines}>
        {open.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  )
}

type FailureProps = {
  /** That nothing has been sent, in the words of the specification. */
  failed: string
  /** Phone, WhatsApp and e-mail. */
  children: ReactNode
}

/** Renders what a visitor reads when nothing was confirmed, and the other ways to us. */
export function FormFailure({ failed, children }: FailureProps) {
  const t = useTranslations('FormFailure')
  const locale = useLocale()
  const { form, outcome } = useRequestForm()
  const errors = useTranslations('FormErrors')
  const failure = outcome.type === 'failed' ? outcome : undefined
  const box = useRef<HTMLDivElement>(null)

  useTitlePrefix(errors('prefix'), Boolean(failure))
  useEffect(() => {
    if (failure) focusFromStart(box.current)
  }, [failure])

  // During the pause it cannot be sent again.
  const mayBeSentAgain =
    failure?.mayHaveArrived && failure.reason !== 'delivery-unknown' && failure.reason !== 'paused'
  return (
    <ErrorBox
      id={formIds.failure}
      ref={box}
      isShown={Boolean(failure)}
      titleId={formIds.failureTitle}
      title={failure && failureTitle(t, failure, failed)}
    >
      {/* Each in an element of its own: a translator puts its own into the place of words beside others. */}
      <p>
        <span id={formIds.failureReason}>
          {failure && failureInWords(t, failure, { form, locale })}
        </span>{' '}
        <span>{mayBeSentAgain && t('delivery-unknown')}</span>
      </p>
      {children}
    </ErrorBox>
  )
}

type BoxProps = {
  id: string
  /** What takes the focus. */
  ref: RefObject<HTMLDivElement | null>
  isShown: boolean
  titleId?: string
  title: ReactNode
  children: ReactNode
}

/**
 * Renders what went wrong with a form. The alert is on an inner element, so that screen readers do not
 * hear focus and alert at once (GOV.UK Design System).
 */
function ErrorBox({ id, ref, isShown, titleId, title, children }: BoxProps) {
  return (
    <div className={styles.box} ref={ref} id={id} tabIndex={-1} hidden={!isShown}>
      <div className={styles.words} role="alert">
        <h3 className={styles.title}>
          <IconShape path={alertIcon} />
          <span id={titleId}>{title}</span>
        </h3>
        {children}
      </div>
    </div>
  )
}
