'use client'

import { useEffect, useRef, type MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { alertIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { useFormContents } from '../context/form-context'
import { fieldId, useField } from '../fields/use-field'
import styles from './error-summary.module.css'
import { focusFromStart } from './focus-from-start'

type Props = { refusals: number }

/**
 * Renders everything to correct, in the order of the form. It takes the focus after each refused
 * attempt, and not when errors come or go while somebody is writing. The alert is on an inner
 * element, so that screen readers do not hear focus and alert at once (GOV.UK Design System).
 */
export function ErrorSummary({ refusals }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { words } = useFormContents()
  const { errors } = useFormContext().formState
  const wrong = Object.keys(words.labels).filter((name) => errors[name])

  const focusedFor = useRef(0)
  useEffect(() => {
    // A refusal may be rendered before its errors are, and an empty summary takes no focus.
    if (refusals === focusedFor.current || wrong.length === 0) return
    focusedFor.current = refusals
    focusFromStart(box.current)
  })

  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      {wrong.length > 0 && (
        <div className={styles.summary} role="alert">
          <h3 className={styles.title}>
            <IconShape path={alertIcon} />
            {words.summary.title}
          </h3>
          <p>{words.summary.lead}</p>
          <ul className={styles.list}>
            {wrong.map((name) => (
              <li key={name}>
                <FieldLink name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/**
 * Renders a link to a field; following it shows the label or legend too, which stand above the
 * control.
 */
function FieldLink({ name }: { name: string }) {
  const { form, words } = useFormContents()
  const { error } = useField(name, false)
  const id = fieldId(form, name)

  function goToField(event: MouseEvent) {
    const control = document.getElementById(id)
    if (!control) return
    event.preventDefault()
    const group = control.closest('fieldset')
    const label = group?.querySelector('legend') ?? document.querySelector(`label[for="${id}"]`)
    ;(label ?? control.closest('label') ?? control).scrollIntoView()
    control.focus({ preventScroll: true })
  }

  return (
    <a href={`#${id}`} onClick={goToField}>
      {words.labels[name]} – {error}
    </a>
  )
}
