import type { ReactNode } from 'react'
import styles from './card.module.css'

type Props = { as?: 'div' | 'li' | 'article' | 'figure'; children: ReactNode }

export function Card({ as: Element = 'div', children }: Props) {
  return <Element className={styles.card}>{children}</Element>
}
