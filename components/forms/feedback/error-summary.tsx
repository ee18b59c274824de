'use client'

import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import styles from './error-summary.module.css'
import { ErrorSummaryLink } from './error-summary-link'
import { focusFromStart } from './focus-from-start'
import { useFormContents } from '../context/form-context'

type Props = { refusals: number }

/**
 * Everything to correct, in the order of the form. It takes the focus after each refused attempt,
 * and not when errors come or go while somebody is writing. The alert is on an inner element, so
 * that screen readers do not hear focus and alert at once (GOV.UK Design System).
 */
export function ErrorSummary({ refusals }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { words } = useFormContents()
  const { errors } = useFormContext().formState
  const wrong = Object.keys(words.labels).filter((name) => errors[name])

  const met = useRef(0)
  useEffect(() => {
    // A refusal may be rendered before its errors are, and an empty summary takes no focus.
    if (refusals === met.current || wrong.length === 0) return
    met.current = refusals
    focusFromStart(box.current)
  })

  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      {wrong.length > 0 && (
        <div className={styles.summary} role="alert">
          <h3 className={styles.title}>
            <Icon name="alert" />
            {words.summary.title}
          </h3>
          <p>{words.summary.lead}</p>
          <ul className={styles.list}>
            {wrong.map((name) => (
              <li key={name}>
                <ErrorSummaryLink name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
