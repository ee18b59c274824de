import type { ReactNode } from 'react'
import styles from './form-sheet.module.css'

/** Renders the sheet on which fields stand: lines and words keep their contrast on any band of the page. */
export function FormSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
