import type { ReactNode } from 'react'
import styles from './field.module.css'

/** Renders what there is to know of a field once it is filled in: no part of its name or of its hint. */
export function FieldNote({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>
}
