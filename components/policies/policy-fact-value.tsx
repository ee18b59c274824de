import { useLocale } from 'next-intl'
import { ConfidentialityLimits } from '@/components/confidentiality/confidentiality-limits'
import { EmailLink } from '@/components/contact-links/email-link'
import { PhoneLink } from '@/components/contact-links/phone-link'
import { SampleTag } from '@/components/ui/sample-tag'
import { accessibilityStatement, privacyPolicy } from '@/lib/content/policies'
import type { PolicyFact } from '@/lib/content/policy-text'
import { association } from '@/lib/content/records'

type Props = { fact: PolicyFact }

const { identity, address } = association

export function PolicyFactValue({ fact }: Props) {
  const locale = useLocale()
  switch (fact) {
    case 'name':
      return identity.name
    case 'address':
      return (
        <bdi>
          {`${address.street}, ${address.postalCode} ${address.city} (${address.province})`}
        </bdi>
      )
    case 'fiscalCode':
      return identity.fiscalCode
    case 'email':
      return <EmailLink />
    case 'phone':
      return <PhoneLink />
    case 'accessibilityReply':
      return (
        <>
          {accessibilityStatement.facts.accessibilityReply[locale]}{' '}
          <SampleTag sample={accessibilityStatement.facts.sample} />
        </>
      )
    case 'confidentialityLimits':
      return <ConfidentialityLimits />
    default:
      return (
        <>
          {privacyPolicy.facts[fact][locale]} <SampleTag sample={privacyPolicy.facts.sample} />
        </>
      )
  }
}
