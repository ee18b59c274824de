import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { ButtonAnchor } from './button'
import styles from './button.module.css'
import { ExternalLink } from './links'

/** `href`: a page of the site, `#id`, or a `tel:`, `mailto:` or `https:` address. */
type Props = ComponentProps<typeof ButtonAnchor>

/** Renders a link that looks like a button: for the one or two next steps of a page. */
export function ButtonLink({ href, tone = 'primary', children }: Props) {
  const className = `${styles.button} ${styles[tone]}`
  if (href.startsWith('/')) {
    return (
      <Link className={className} href={href} data-button>
        {children}
      </Link>
    )
  }
  if (href.startsWith('https:')) {
    return (
      <ExternalLink isRow className={className} href={href}>
        {children}
      </ExternalLink>
    )
  }
  return (
    <ButtonAnchor href={href} tone={tone}>
      {children}
    </ButtonAnchor>
  )
}
