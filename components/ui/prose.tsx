import type { ReactNode } from 'react'
import styles from './prose.module.css'

type Props = {
  /** The first paragraph says the most, and is larger. */
  largeStart?: boolean
  children: ReactNode
}

/** Renders running text: paragraphs, headings and lists at a readable measure. */
export function Prose({ largeStart, children }: Props) {
  return <div className={`${styles.prose} ${largeStart ? styles.largeStart : ''}`}>{children}</div>
}
