import type { ReactNode } from 'react'
import styles from './titled-row.module.css'

type Props = {
  title: ReactNode
  /** An address ends in it. */
  id?: string
  children: ReactNode
}

/** Renders one of several short texts: its heading beside it where there is room, else above it. */
export function TitledRow({ title, id, children }: Props) {
  return (
    <div className={styles.row} id={id}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
