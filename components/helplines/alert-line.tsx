import type { ReactNode } from 'react'
import styles from './alert-line.module.css'

type Props = { children: ReactNode }

/** Renders what somebody in danger, or afraid for another person, must find in the first screen. */
export function AlertLine({ children }: Props) {
  return <p className={styles.alert}>{children}</p>
}
