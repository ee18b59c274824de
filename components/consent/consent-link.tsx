'use client'

import styles from './consent-link.module.css'
import { reopenChoices } from './use-choosing'

type Props = { label: string }

/** Opens the cookie choices, from the foot of every page. */
export function ConsentLink({ label }: Props) {
  return (
    <button className={styles.link} type="button" aria-haspopup="dialog" onClick={reopenChoices}>
      {label}
    </button>
  )
}
