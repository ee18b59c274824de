import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

type Props = { href: string; className?: string; children: ReactNode }

/** A link that opens a new tab, and says so in its name. */
export function ExternalLink({ href, className, children }: Props) {
  const t = useTranslations('ExternalLink')
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  )
}
