import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './button.module.css'

type Props = {
  /** A page of the site, `#id`, or a `tel:`, `mailto:` or `https:` address. */
  href: string
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

/** A link that looks like a button: for the one or two next steps of a page. */
export function ButtonLink({ href, tone = 'primary', children }: Props) {
  const className = `${styles.button} ${styles[tone]}`
  if (href.startsWith('/')) {
    return (
      <Link className={className} href={href} data-button>
        {children}
      </Link>
    )
  }
  return (
    <a className={className} href={href} data-button>
      {children}
    </a>
  )
}
