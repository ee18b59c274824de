import type { ReactNode } from 'react'
import styles from './section-text.module.css'

type Props = { children: ReactNode }

/** Renders the heading of a section and what is said below it, at a readable measure. */
export function SectionText({ children }: Props) {
  return <div className={styles.text}>{children}</div>
}
