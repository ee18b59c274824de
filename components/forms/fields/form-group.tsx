import type { ReactNode } from 'react'
import styles from './form-group.module.css'

type Props = {
  /** Left out where the first question is the heading of its group. */
  title?: string
  lead?: ReactNode
  children: ReactNode
}

/** Renders a section of a form: a heading, a sentence of explanation and the fields. */
export function FormGroup({ title, lead, children }: Props) {
  return (
    <div className={styles.group}>
      {title && (
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </div>
  )
}
