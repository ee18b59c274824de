'use client'

import type { ReactNode } from 'react'
import { useFormContents } from '../context/form-context'
import styles from './field.module.css'

type Props = { optional?: boolean; children: ReactNode }

/** Renders the words of a label and whether the field may stay empty. */
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
