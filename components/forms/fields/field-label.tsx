'use client'

import type { ReactNode } from 'react'
import styles from './field.module.css'
import { useFormContents } from '../context/form-context'

type Props = { optional?: boolean; children: ReactNode }

/** The words of a label and whether the field may stay empty. */
export function FieldLabel({ optional, children }: Props) {
  const { words } = useFormContents()
  return (
    <>
      {children}
      {optional ? (
        <span className={styles.optional}> {words.optional}</span>
      ) : (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  )
}
