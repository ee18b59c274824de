import type { ReactNode } from 'react'
import styles from './views.module.css'

/** Renders pictures beside each other, each with a few words below it. */
export function Views({ children }: { children: ReactNode }) {
  return <ul className={styles.views}>{children}</ul>
}

type ViewProps = {
  /** A picture that fills the room it is given. */
  picture: ReactNode
  children: ReactNode
}

export function View({ picture, children }: ViewProps) {
  return (
    <li className={styles.view}>
      <div className={styles.picture}>{picture}</div>
      {children}
    </li>
  )
}
