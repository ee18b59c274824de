import type { ReactNode } from 'react'
import styles from './ruled-list.module.css'

/** Of the heading that says whose lines follow. */
export const { label: labelClass } = styles

type Props = {
  /** List items: one sentence each, below a label where it needs one. */
  children: ReactNode
}

/** Renders sentences to find oneself in, large, between lines: they are read, not pressed. */
export function RuledList({ children }: Props) {
  return <ul className={styles.list}>{children}</ul>
}
