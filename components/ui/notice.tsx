import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './notice.module.css'

type Props = {
  tone?: 'info' | 'urgent'
  children: ReactNode
}

/** Renders a short message set apart from the text: to know, or to heed. */
export function Notice({ tone = 'info', children }: Props) {
  const className = tone === 'urgent' ? `${styles.notice} ${styles.urgent}` : styles.notice
  return (
    <div className={className}>
      <span className={styles.icon}>
        <Icon name={tone === 'urgent' ? 'alert' : 'info'} />
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
