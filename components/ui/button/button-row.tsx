import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/**
 * Renders buttons, and links of the same weight, beside each other; on a phone one below the other. As a
 * paragraph: Reader View drops a `div` of links.
 */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <p className={styles.row}>{children}</p>
}
