import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/link/external-link'
import { Link } from '@/lib/i18n/navigation'

type Props = { href: string; children: ReactNode }

/** Renders a link to a page of the site, another site, an e-mail address or a phone number. */
export function RichTextLink({ href, children }: Props) {
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>
  if (href.startsWith('https:')) return <ExternalLink href={href}>{children}</ExternalLink>
  return <a href={href}>{children}</a>
}
