'use client'

import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useHydrated } from '@/components/ui/browser/use-client-value'
import styles from './conditional-reveal.module.css'

type Props = {
  /** The field that decides, and the code that must be chosen in it. */
  field: string
  code: string
  /** A live region: it is there before its words, or screen readers would not say them. */
  role?: 'status'
  children: ReactNode
}

/**
 * Renders what only concerns those who have chosen one certain answer, and hides it from others.
 */
export function ConditionalReveal({ field, code, role, children }: Props) {
  const { control } = useFormContext()
  const chosen: unknown = useWatch({ control, name: field })
  // Chosen before React took over the page, the answer is not in the server's HTML.
  const isRevealed = useHydrated() && [chosen].flat().includes(code)
  return (
    <div className={styles.revealed} role={role}>
      {isRevealed && children}
    </div>
  )
}
