import type { ReactNode } from 'react'
import styles from './form-note.module.css'

/** Renders what belongs to a form as a whole, in small text. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
