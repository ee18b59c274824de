'use client'

import type { ReactNode } from 'react'
import styles from './stalled-form.module.css'
import { useHydrated } from '@/components/ui/use-hydrated'

type Props = { children: ReactNode }

/** Where scripts are off, or do not arrive for several seconds, a form would be a dead end. */
export function StalledForm({ children }: Props) {
  if (useHydrated()) return null
  return (
    <div className={styles.stalled} data-stalled>
      {children}
    </div>
  )
}
