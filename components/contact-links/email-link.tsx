import type { ReactNode } from 'react'
import { association } from '@/lib/content/records'

const { email } = association.contacts

type Props = {
  className?: string
  /** Default: the address. */
  children?: ReactNode
}

/** Renders a link that starts an e-mail to the association. */
export function EmailLink({ className, children = email }: Props) {
  return (
    <a className={className} href={`mailto:${email}`}>
      {children}
    </a>
  )
}
