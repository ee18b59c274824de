import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Renders buttons, and links of the same weight, beside each other; on a phone one below the other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
