import type { ReactNode } from 'react'
import { formatPhone } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/association'

const { phone } = association.contacts

type Props = {
  className?: string
  /** Default: the number. */
  children?: ReactNode
}

/** Renders a link that calls the association. */
export function PhoneLink({ className, children = formatPhone(phone) }: Props) {
  return (
    <a className={className} href={`tel:${phone}`}>
      {children}
    </a>
  )
}
