import type { ReactNode } from 'react'
import styles from './stack.module.css'

type Props = {
  as?: 'div' | 'article'
  gap?: 'close' | 'near' | 'apart' | 'far'
  /** As wide as its place: for what is no text. */
  isWide?: boolean
  children: ReactNode
}

/** Renders a heading and what belongs to it, one below the other, at a readable measure. */
export function Stack({ as: Element = 'div', gap = 'apart', isWide, children }: Props) {
  const width = isWide ? '' : styles.measure
  return <Element className={`${styles.stack} ${styles[gap]} ${width}`}>{children}</Element>
}
