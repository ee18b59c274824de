'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { alertIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { useFormContents } from '../context/form-context'
import type { SubmissionFailure } from '../submission/send-submission'
import { focusFromStart } from './focus-from-start'
import styles from './outcome.module.css'

type Props = { failure: SubmissionFailure; children: ReactNode }

/**
 * Renders what a visitor reads when nothing was confirmed: what to do, and the other ways to reach
 * us.
 */
export function FormFailure({ failure: { reason, mayHaveArrived }, children }: Props) {
  const { words } = useFormContents()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => focusFromStart(box.current), [])

  return (
    <div ref={box} className={styles.failure} tabIndex={-1}>
      <div className={styles.text} role="alert">
        <h3 className={styles.title}>
          <IconShape path={alertIcon} />
          {mayHaveArrived ? words.unknown : words.failed}
        </h3>
        <p>{words.failureReasons[reason]}</p>
        {mayHaveArrived && reason !== 'delivery-unknown' && (
          <p>{words.failureReasons['delivery-unknown']}</p>
        )}
        {children}
      </div>
    </div>
  )
}
