import { honeypotName } from '@/lib/forms/forms'
import styles from './form.module.css'

/** Renders a field that people never meet: what is written here was written by a program. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
