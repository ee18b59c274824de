import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/link/external-link'
import { whatsappUrl } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'

const { whatsapp } = association.contacts

type Props = {
  className?: string
  /** First words of the chat, for the visitor to send or to change. Default: a request for information. */
  text?: string
  children: ReactNode
}

/** Renders a link to a WhatsApp chat with the association. */
export function WhatsappLink({ className, text, children }: Props) {
  const t = useTranslations('WhatsappLink')
  return (
    <ExternalLink className={className} href={whatsappUrl(whatsapp, text ?? t('text'))}>
      {children}
    </ExternalLink>
  )
}
