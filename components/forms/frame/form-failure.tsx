import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './outcome.module.css'

type Props = {
  /** Phone, WhatsApp and e-mail. */
  children: ReactNode
}

/** Renders the place of what a visitor reads when nothing was confirmed, and the other ways to us. */
export function FormFailure({ children }: Props) {
  return (
    <div className={styles.failure} tabIndex={-1} data-part="failure" hidden>
      <div className={styles.text} role="alert">
        <h3 className={styles.title}>
          <Icon name="alert" />
          <span data-part="failure-title" />
        </h3>
        <p data-part="failure-reason" />
        {children}
      </div>
    </div>
  )
}
