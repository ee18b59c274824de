import { useTranslations } from 'next-intl'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { buttonClass, type Tone } from './button'
import { externalIcon } from './icon-paths'
import { IconShape } from './icon-shape'
import styles from './links.module.css'

type ExternalLinkProps = ComponentProps<'a'> & NewTabProps & { href: string }

/** Renders a link to another site: it opens a new tab, and says so in its name and by an icon. */
export function ExternalLink({ isRow, children, ...link }: ExternalLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      <NewTab isRow={isRow}>{children}</NewTab>
    </a>
  )
}

/** Renders a link by its address: a page of the site, another site, a place of this page, a number to call. */
export function AnyLink({ isRow, children, ...link }: ExternalLinkProps) {
  if (link.href.startsWith('/')) return <Link {...link}>{children}</Link>
  if (!link.href.startsWith('https:')) return <a {...link}>{children}</a>
  return (
    <ExternalLink isRow={isRow} {...link}>
      {children}
    </ExternalLink>
  )
}

type ButtonLinkProps = { href: string; tone?: Tone; children: ReactNode }

/** Renders a link that looks like a button: for the one or two next steps of a page. */
export function ButtonLink({ href, tone = 'primary', children }: ButtonLinkProps) {
  return (
    <AnyLink isRow className={buttonClass(tone)} href={href} data-button>
      {children}
    </AnyLink>
  )
}

/** Returns the links of a message, each by the name of its tag: `t.rich('text', links({ contacts: '/contacts' }))`. */
export function links<Tag extends string>(addresses: Record<Tag, string>) {
  type Links = Record<Tag, (words: ReactNode) => ReactNode>
  const entries = Object.entries<string>(addresses).map(([tag, href]) => [
    tag,
    (words: ReactNode) => <AnyLink href={href}>{words}</AnyLink>,
  ])
  return Object.fromEntries(entries) as Links
}

export type NewTabProps = {
  /** Whether the link is a flex container: the icon is one more of its parts, and not of its text. */
  isRow?: boolean
  children: ReactNode
}

/** Renders the words of a link that opens a new tab: they say so, and an icon shows it. */
export function NewTab({ isRow = false, children }: NewTabProps) {
  const t = useTranslations('ExternalLink')
  return (
    <>
      {isRow ? (
        <>
          {children}
          <IconShape path={externalIcon} className={styles.mark} />
        </>
      ) : (
        <TrailingIcon path={externalIcon}>{children}</TrailingIcon>
      )}
      <span className="visually-hidden"> {t('newTab')}</span>
    </>
  )
}

type TrailingIconProps = {
  /** One of icon-paths.ts. */
  path: string
  children: ReactNode
}

/** Renders words and, on the line of the last of them where that is text, an icon. */
export function TrailingIcon({ path, children }: TrailingIconProps) {
  const parts = Children.toArray(children)
  const end = parts.at(-1)
  const text = typeof end === 'string' ? end : ''
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <span>
      {text ? parts.slice(0, -1) : parts}
      {text.slice(0, lastWord)}
      <span className={styles.lastWord}>
        {text.slice(lastWord)}
        <IconShape path={path} className={styles.trailingIcon} />
      </span>
    </span>
  )
}

type CoveringLinkProps = Pick<ComponentProps<typeof Link>, 'href' | 'children' | 'prefetch'>

/**
 * Renders the title of a card or row as its link. All of the nearest positioned ancestor is its
 * target; its accessible name stays the title.
 */
export function CoveringLink(props: CoveringLinkProps) {
  return <Link className={styles.covering} {...props} />
}
