import { ExternalLink } from '@/components/ui/external-link'
import { isPagePath } from '@/lib/content/policy-text'
import { Link } from '@/lib/i18n/navigation'

type Props = { href: string; children: string }

export function PolicyLink({ href, children }: Props) {
  if (isPagePath(href)) return <Link href={href}>{children}</Link>
  if (href.startsWith('#')) return <a href={href}>{children}</a>
  return <ExternalLink href={href}>{children}</ExternalLink>
}
