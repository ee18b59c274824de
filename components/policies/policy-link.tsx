import { ExternalLink } from '@/components/ui/link/external-link'
import { Link } from '@/lib/i18n/navigation'
import { isPagePath } from '@/lib/pages'

type Props = { href: string; children: string }

export function PolicyLink({ href, children }: Props) {
  if (isPagePath(href)) return <Link href={href}>{children}</Link>
  if (href.startsWith('tel:')) return <a href={href}>{children}</a>
  return <ExternalLink href={href}>{children}</ExternalLink>
}
