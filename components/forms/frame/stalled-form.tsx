'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/browser/use-client-value'
import styles from './stalled-form.module.css'

type Props = { children: ReactNode }

/** Renders what to do where scripts are off, or do not arrive for several seconds. */
export function StalledForm({ children }: Props) {
  if (useHydrated()) return null
  return (
    <div className={styles.stalled} data-stalled>
      {children}
    </div>
  )
}
