import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ExternalLink } from '@/components/ui/link/external-link'
import { whatsappUrl } from '@/lib/contacts/contact-addresses'
import { association } from '@/lib/content/records'

const { whatsapp } = association.contacts

type Props = Omit<ComponentProps<typeof ExternalLink>, 'href'> & {
  /** First words of the chat, for the visitor to send or to change. Default: a request for information. */
  text?: string
}

/** Renders a link to a WhatsApp chat with the association. */
export function WhatsappLink({ text, ...rest }: Props) {
  const t = useTranslations('WhatsappLink')
  return <ExternalLink href={whatsappUrl(whatsapp, text ?? t('text'))} {...rest} />
}
