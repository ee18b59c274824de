import type { ReactNode } from 'react'
import styles from './button.module.css'

type Props = {
  href: string
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

/** Renders a plain link that looks like a button, also where there is neither router nor language. */
export function ButtonAnchor({ href, tone = 'primary', children }: Props) {
  return (
    <a className={`${styles.button} ${styles[tone]}`} href={href} data-button>
      {children}
    </a>
  )
}
