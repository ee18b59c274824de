import type { ReactNode } from 'react'
import styles from './stack.module.css'

type Props = {
  as?: 'div' | 'article'
  gap?: 'close' | 'near' | 'apart' | 'far'
  children: ReactNode
}

/** Renders a heading and what belongs to it, one below the other. */
export function Stack({ as: Element = 'div', gap = 'apart', children }: Props) {
  return <Element className={`${styles.stack} ${styles[gap]}`}>{children}</Element>
}
