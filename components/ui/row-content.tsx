import type { ReactNode } from 'react'
import styles from './row.module.css'

/** Of the link that is the row. */
export const { row: rowClass } = styles

type Props = { title: ReactNode; detail?: ReactNode }

/** Renders what a row says that is pressed as a whole: the link around it, of whatever kind, is the row. */
export function RowContent({ title, detail }: Props) {
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  )
}
