import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/links'
import { formatPhone, whatsappUrl } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'

const { phone, whatsapp, email } = association.contacts

type PhoneLinkProps = {
  /** Default: the association's. */
  number?: string
  className?: string
  /** Default: the number. */
  children?: ReactNode
}

/** Renders a link that calls the association, or a service nearby. */
export function PhoneLink({ number = phone, className, children }: PhoneLinkProps) {
  const locale = useLocale()
  return (
    <a className={className} href={`tel:${number}`}>
      {children ?? formatPhone(number, locale)}
    </a>
  )
}

type WhatsappLinkProps = Omit<ComponentProps<typeof ExternalLink>, 'href'> & {
  /** First words of the chat, for the visitor to send or to change. Default: a request for information. */
  text?: string
}

/** Renders a link to a WhatsApp chat with the association. */
export function WhatsappLink({ text, ...rest }: WhatsappLinkProps) {
  const t = useTranslations('WhatsappLink')
  return <ExternalLink href={whatsappUrl(whatsapp, text ?? t('text'))} {...rest} />
}

type EmailLinkProps = {
  className?: string
  /** Default: the address. */
  children?: ReactNode
}

/** Renders a link that starts an e-mail to the association. */
export function EmailLink({ className, children = email }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${email}`}>
      {children}
    </a>
  )
}
