import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './notice.module.css'

type Props = {
  tone?: 'info' | 'urgent' | 'success'
  children: ReactNode
}

const icons = { info: 'info', urgent: 'alert', success: 'check' } as const

/** Renders a short message set apart from the text: to know, to heed, or that all went well. */
export function Notice({ tone = 'info', children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
