import type { ReactNode } from 'react'
import styles from './titled-row.module.css'

type Props = { title: ReactNode; children: ReactNode }

/** Renders one of several short texts: its heading beside it where there is room, else above it. */
export function TitledRow({ title, children }: Props) {
  return (
    <div className={styles.row}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
