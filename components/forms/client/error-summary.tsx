import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { errorCodeOf } from '@/lib/forms/error-codes'
import { errorInSummary } from '@/lib/forms/error-words'
import { fieldId, formIds } from '@/lib/forms/field-ids'
import { ErrorBox } from './error-box'
import styles from './error-summary.module.css'
import { focusFromStart } from './focus-from-start'
import { useFormDefinition } from './form-context'
import { useErrorTranslators } from './use-error-words'
import { useTitlePrefix } from './use-title-prefix'

type Props = {
  /** The fields that had an error when the form was to be sent: rendered anew for each attempt. */
  fields: readonly string[]
}

/** Renders the fields to correct, in the order of the form, and takes the focus. */
export function ErrorSummary({ fields }: Props) {
  const t = useTranslations('ErrorSummary')
  const translators = useErrorTranslators()
  const form = useFormDefinition()
  const { formState, setFocus } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState(fields)

  // What is corrected goes, and does not come back while one types: an alert would be read out again.
  const open = lines.filter((name) => formState.errors[name])
  if (open.length < lines.length) setLines(open)

  useTitlePrefix(translators.errors('prefix'), open.length > 0)
  useEffect(() => {
    if (fields.length > 0) focusFromStart(box.current)
  }, [fields])

  function goTo(event: MouseEvent, name: string) {
    event.preventDefault()
    setFocus(name)
  }

  return (
    <ErrorBox id={formIds.summary} ref={box} isShown={open.length > 0} title={t('title')}>
      <p>{t('lead')}</p>
      <ul className={styles.list} id={formIds.summaryLines}>
        {open.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
              {errorInSummary(
                translators,
                form,
                name,
                errorCodeOf(formState.errors[name]) ?? 'invalid',
              )}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  )
}
