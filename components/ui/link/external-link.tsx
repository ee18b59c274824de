import { NewTab, type NewTabProps } from './new-tab'

type Props = NewTabProps & { href: string; className?: string }

/** Renders a link to another site: it opens a new tab, and says so in its name and by an icon. */
export function ExternalLink({ href, className, ...words }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <NewTab {...words} />
    </a>
  )
}
