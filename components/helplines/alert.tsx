import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './alert.module.css'

type Props = {
  children: ReactNode
}

/** Renders what somebody in danger, or afraid for another person, must find, beside a sign. */
export function Alert({ children }: Props) {
  return (
    <div className={styles.alert}>
      <div className={styles.sign}>
        <Icon name="exclamation" />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
