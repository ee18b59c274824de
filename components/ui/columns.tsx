import type { ReactNode } from 'react'
import styles from './columns.module.css'

type Props = {
  /** Which of the two has more room. */
  wide: 'first' | 'second'
  children: ReactNode
}

/** Two parts, side by side where there is room for both. */
export function Columns({ wide, children }: Props) {
  return <div className={`${styles.columns} ${styles[wide]}`}>{children}</div>
}
