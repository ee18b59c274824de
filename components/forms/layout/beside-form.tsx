import type { ReactNode } from 'react'
import styles from './beside-form.module.css'

type Props = { title: string; children: ReactNode }

/** Renders what goes along with a form: below it on a phone, and in view beside it elsewhere. */
export function BesideForm({ title, children }: Props) {
  return (
    <div className={styles.beside}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
