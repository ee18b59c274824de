import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { isPagePath } from '@/lib/content/policy-text'
import { Link } from '@/lib/i18n/navigation'
import styles from './policy-link.module.css'

type Props = { href: string; children: string }

export function PolicyLink({ href, children }: Props) {
  if (isPagePath(href)) return <Link href={href}>{children}</Link>
  if (href.startsWith('#')) return <a href={href}>{children}</a>
  return (
    <ExternalLink className={styles.external} href={href}>
      {children} <Icon name="external" />
    </ExternalLink>
  )
}
