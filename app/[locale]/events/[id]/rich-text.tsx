import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/links'
import type { RichText as Content } from '@/lib/content/rich-text'
import { Link } from '@/lib/i18n/navigation'

type Props = { content: Content }

/** Renders an editor's HTML, which the content check has taken apart. */
export function RichText({ content }: Props) {
  return elementsOf(content)
}

// No component within: the words of a link stay text, whose last word keeps the icon beside it.
function elementsOf(content: Content): ReactNode[] {
  return content.map((part, index) => {
    if (typeof part === 'string') return part
    const words = elementsOf(part.content)
    if (part.href !== undefined) {
      return (
        <RichTextLink key={index} href={part.href}>
          {words}
        </RichTextLink>
      )
    }
    return <part.tag key={index}>{words}</part.tag>
  })
}

type LinkProps = { href: string; children: ReactNode }

/** Renders a link to a page of the site, another site, an e-mail address or a phone number. */
function RichTextLink({ href, children }: LinkProps) {
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>
  if (href.startsWith('https:')) return <ExternalLink href={href}>{children}</ExternalLink>
  return <a href={href}>{children}</a>
}
