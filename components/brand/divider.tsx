import styles from './divider.module.css'
import { Mark } from './mark'

type Props = { className?: string }

export function Divider({ className = '' }: Props) {
  return (
    <div className={`${styles.divider} ${className}`} aria-hidden="true">
      <svg focusable="false" viewBox="0 0 64 6" className={styles.glint}>
        <path d="M0 3q32-6 64 0-32 6-64 0z" />
      </svg>
      <Mark />
      <svg focusable="false" viewBox="0 0 64 8" className={`${styles.glint} ${styles.late}`}>
        <path d="M0 4q32-8 64 0-32 8-64 0z" />
      </svg>
    </div>
  )
}
