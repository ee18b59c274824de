import type { ReactNode } from 'react'
import styles from './point-list.module.css'

type Props = {
  /** List items: a heading and a short text each. */
  children: ReactNode
}

/** Renders points below a section's heading, beside each other unless that would squeeze their words. */
export function PointList({ children }: Props) {
  return (
    <div className={styles.points}>
      <ul>{children}</ul>
    </div>
  )
}
