import type { ReactNode } from 'react'
import styles from './titled-row.module.css'

type Props = {
  title: ReactNode
  /** An address ends in it. */
  id?: string
  /** By which a section is named after it. */
  titleId?: string
  /** For what is less than the headings around it, and for each of many texts in a row. */
  isQuiet?: boolean
  children: ReactNode
}

/** Renders a text or folds with their heading beside them where there is room; cards and sets have theirs above. */
export function TitledRow({ title, id, titleId, isQuiet, children }: Props) {
  return (
    <section className={`${styles.row} ${isQuiet ? styles.quiet : ''}`} id={id}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
