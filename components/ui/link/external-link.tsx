import type { ReactNode } from 'react'
import { NewTab } from './new-tab'

type Props = { href: string; className?: string; children: ReactNode }

/** Renders a link to another site: it opens a new tab, and says so in its name and by an icon. */
export function ExternalLink({ href, className, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <NewTab>{children}</NewTab>
    </a>
  )
}
