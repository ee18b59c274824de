import { useTranslations } from 'next-intl'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { externalIcon } from './icon-paths'
import { IconShape } from './icon-shape'
import styles from './links.module.css'

type ExternalLinkProps = NewTabProps & { href: string; className?: string }

/** Renders a link to another site: it opens a new tab, and says so in its name and by an icon. */
export function ExternalLink({ href, className, ...words }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <NewTab {...words} />
    </a>
  )
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

type FileLinkProps = {
  /** A file of this site that another program opens. */
  href: string
  className?: string
  children: ReactNode
}

/** Renders a link to a file: no page comes, and with a target the loading bar does not wait for one. */
export function FileLink({ href, className, children }: FileLinkProps) {
  return (
    <a className={className} href={href} target="_self">
      {children}
    </a>
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
