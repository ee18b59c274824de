import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import styles from './form-sheet.module.css'

/** Renders the sheet on which fields stand: lines and words keep their contrast on any band of the page. */
export function FormSheet({ children }: { children: ReactNode }) {
  return (
    <Card as="div" className={styles.sheet}>
      {children}
    </Card>
  )
}
