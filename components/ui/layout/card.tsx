import type { HTMLAttributes } from 'react'
import styles from './card.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as: 'article' | 'div' | 'li'
}

/** Renders a sheet that stands out from the page. */
export function Card({ as: Element, className = '', ...rest }: Props) {
  return <Element className={`${styles.card} ${className}`} {...rest} />
}
