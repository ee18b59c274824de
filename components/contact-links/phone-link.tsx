import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'

const { phone } = association.contacts

type Props = {
  className?: string
  /** Default: the number. */
  children?: ReactNode
}

/** Renders a link that calls the association. */
export function PhoneLink({ className, children }: Props) {
  const locale = useLocale()
  return (
    <a className={className} href={`tel:${phone}`}>
      {children ?? formatPhone(phone, locale)}
    </a>
  )
}
