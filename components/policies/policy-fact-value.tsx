import { useLocale } from 'next-intl'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/association'
import { accessibilityStatement, privacyPolicy } from '@/lib/content/policies'
import type { PolicyFact } from '@/lib/content/policy-text'
import { formatPhone } from '@/lib/contacts/contact-addresses'

type Props = { fact: PolicyFact }

const { identity, address, contacts } = association

export function PolicyFactValue({ fact }: Props) {
  const locale = useLocale()
  switch (fact) {
    case 'name':
      return identity.name
    case 'address':
      return `${address.street}, ${address.postalCode} ${address.city} (${address.province})`
    case 'fiscalCode':
      return identity.fiscalCode
    case 'email':
      return <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
    case 'phone':
      return <a href={`tel:${contacts.phone}`}>{formatPhone(contacts.phone)}</a>
    case 'accessibilityReply':
      return (
        <>
          {accessibilityStatement.facts.accessibilityReply[locale]}{' '}
          <SampleTag sample={accessibilityStatement.facts.sample} />
        </>
      )
    default:
      return (
        <>
          {privacyPolicy.facts[fact][locale]} <SampleTag sample={privacyPolicy.facts.sample} />
        </>
      )
  }
}
