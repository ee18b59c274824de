import type { ReactNode } from 'react'
import styles from './stack.module.css'

type Props = {
  as?: 'div' | 'article'
  gap?: 'close' | 'near' | 'apart'
  children: ReactNode
}

/** Renders a heading and what belongs to it, one below the other, at a readable measure. */
export function Stack({ as: Element = 'div', gap = 'apart', children }: Props) {
  return <Element className={`${styles.stack} ${styles[gap]}`}>{children}</Element>
}
