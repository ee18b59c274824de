import type { ComponentProps } from 'react'
import styles from './skip-link.module.css'

/** Renders a link at the top of the screen that only whoever comes to it by keyboard sees. */
export function SkipLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={styles.skipLink} {...rest}>
      {children}
    </a>
  )
}
