import type { ReactNode } from 'react'
import styles from './row.module.css'

type Props = { title: ReactNode; detail?: ReactNode }

/**
 * Renders what a row says that is pressed as a whole: the link around it, of whatever kind, has the
 * class `row`, the list around the rows the class `rows`.
 */
export function RowWords({ title, detail }: Props) {
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  )
}
