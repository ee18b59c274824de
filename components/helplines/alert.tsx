import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './alert.module.css'

type Props = {
  /** Beside an alert, what to do where there is time. */
  isCalm?: boolean
  children: ReactNode
}

/** Renders what somebody in danger, or afraid for another person, must find, beside a sign. */
export function Alert({ isCalm = false, children }: Props) {
  return (
    <div className={styles.alert}>
      <div className={`${styles.sign} ${isCalm ? styles.calm : ''}`}>
        <Icon name={isCalm ? 'people' : 'exclamation'} />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
