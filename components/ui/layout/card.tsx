import type { HTMLAttributes } from 'react'
import styles from './card.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as: 'article' | 'div' | 'dl' | 'li' | 'section' | 'ul'
  /** On the ground of a band, or within another card: no shadow. */
  isFlat?: boolean
}

/** Renders a sheet that stands out from the page. */
export function Card({ as: Element, isFlat, className = '', ...rest }: Props) {
  const surface = isFlat ? styles.card : `${styles.card} ${styles.raised}`
  return <Element className={`${surface} ${className}`} {...rest} />
}
