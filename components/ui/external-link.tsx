import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './external-link.module.css'
import { Icon } from './icon'

type Props = { href: string; className?: string; children: ReactNode }

/** Renders a link to another site: it opens a new tab, and says so in its name and by an icon. */
export function ExternalLink({ href, className, children }: Props) {
  const t = useTranslations('ExternalLink')
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" className={styles.mark} />
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  )
}
