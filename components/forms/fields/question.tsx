import type { ReactNode } from 'react'
import styles from './question.module.css'

type Props = { children: ReactNode }

/** Renders a question together with what its answer brings up. */
export function Question({ children }: Props) {
  return <div className={styles.question}>{children}</div>
}
