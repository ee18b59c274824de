import type { ReactNode } from 'react'
import styles from './prose.module.css'

type Props = { children: ReactNode }

/** Running text: paragraphs, headings and lists at a readable measure. */
export function Prose({ children }: Props) {
  return <div className={styles.prose}>{children}</div>
}
