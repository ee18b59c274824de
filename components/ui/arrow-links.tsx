import type { ReactNode } from 'react'
import styles from './arrow-links.module.css'

type Props = {
  /** List items: a link each, its words and an arrow. */
  children: ReactNode
}

/** Renders ways on, beside each other where there is room; on a phone one below the other. */
export function ArrowLinks({ children }: Props) {
  return <ul className={styles.links}>{children}</ul>
}
