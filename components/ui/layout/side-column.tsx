import type { ReactNode } from 'react'
import styles from './side-column.module.css'

type Props = { title: string; children: ReactNode }

/** Renders what goes along with a longer column: below it on a phone, and in view beside it elsewhere. */
export function SideColumn({ title, children }: Props) {
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
