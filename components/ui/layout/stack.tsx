import type { ReactNode } from 'react'
import styles from './stack.module.css'

type Props = {
  /** `section`: where it holds little more than links, which Reader View drops from a `div`. */
  as?: 'div' | 'article' | 'section'
  gap?: 'close' | 'near' | 'apart' | 'far'
  children: ReactNode
}

/** Renders a heading and what belongs to it, one below the other. */
export function Stack({ as: Element = 'div', gap = 'apart', children }: Props) {
  return <Element className={`${styles.stack} ${styles[gap]}`}>{children}</Element>
}
