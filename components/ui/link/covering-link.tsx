import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './covering-link.module.css'

type Props = Pick<ComponentProps<typeof Link>, 'href' | 'children' | 'prefetch'>

/**
 * Renders the title of a card or row as its link. All of the nearest positioned ancestor is its
 * target; its accessible name stays the title.
 */
export function CoveringLink(props: Props) {
  return <Link className={styles.link} {...props} />
}
