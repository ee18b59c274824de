import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'

const { phone } = association.contacts

type Props = {
  /** Default: the association's. */
  number?: string
  className?: string
  /** Default: the number. */
  children?: ReactNode
}

/** Renders a link that calls the association, or a service nearby. */
export function PhoneLink({ number = phone, className, children }: Props) {
  const locale = useLocale()
  return (
    <a className={className} href={`tel:${number}`}>
      {children ?? formatPhone(number, locale)}
    </a>
  )
}
