'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { focusFromStart } from './focus-from-start'
import { useFormContents } from '../context/form-context'
import styles from './outcome.module.css'
import type { SubmissionFailure } from '../submission/send-submission'

type Props = { failure: SubmissionFailure; children: ReactNode }

/** Nothing was confirmed: says so, says what to do, and offers the other ways to reach us. */
export function FormFailure({ failure: { reason, mayHaveArrived }, children }: Props) {
  const { words } = useFormContents()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => focusFromStart(box.current), [])

  return (
    <div ref={box} className={styles.failure} tabIndex={-1}>
      <div className={styles.text} role="alert">
        <h3 className={styles.title}>
          <Icon name="alert" />
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
