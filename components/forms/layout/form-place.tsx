import type { ReactNode } from 'react'
import styles from './form-place.module.css'

type Props = {
  /** What one should know before writing: it goes once the form has been sent. */
  intro: ReactNode
  children: ReactNode
}

/** Renders a form and what comes before it. */
export function FormPlace({ intro, children }: Props) {
  return (
    <div className={styles.place}>
      <div className={styles.intro}>{intro}</div>
      {children}
    </div>
  )
}
