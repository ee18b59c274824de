import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { findHelpline } from '@/lib/content/helplines'
import styles from './alert.module.css'

type Props = {
  id: string
  className?: string
  /** Name of the link, where the number alone would not say what it is. */
  label?: string
  /** Default: the number alone. */
  children?: ReactNode
}

/** Renders the number of one of the lines in content/helplines.json, ready to be called. */
export function HelplineLink({ id, className, label, children }: Props) {
  const look = className ?? (id === 'emergency' ? styles.emergency : undefined)
  const { tel } = findHelpline(id)
  const locale = useLocale()
  return (
    <a className={look} href={`tel:${tel}`} aria-label={label}>
      {children ?? formatPhone(tel, locale)}
    </a>
  )
}
