import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { EmailLink, PhoneLink } from '@/components/contact-links/contact-links'
import { italian } from '@/components/ui/italian'
import { AnyLink, links } from '@/components/ui/links'
import { SampleTag } from '@/components/ui/sample-tag'
import { accessibilityStatement, privacyPolicy } from '@/lib/content/policies'
import { association } from '@/lib/content/records'
import type { Localized } from '@/lib/content/schemas/fields'
import { type FactName, parseTextWithFacts } from '@/lib/content/text-with-facts'
import { PhoneHours } from './phone-hours'

type TextWithFactsProps = { text: Localized }

/** Renders a text of the content in which editors may write facts, as `{phone}`, and links. */
export function TextWithFacts({ text }: TextWithFactsProps) {
  const locale = useLocale()
  return parseTextWithFacts(text[locale]).map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={index}>{part.text}</Fragment>
      case 'fact':
        return <Fact key={index} fact={part.fact} />
      case 'italian':
        return <Fragment key={index}>{italian(part.text)}</Fragment>
      case 'link':
        return (
          <AnyLink key={index} href={part.href}>
            {part.label}
          </AnyLink>
        )
    }
  })
}

const { identity, address } = association
const postalAddress = `${address.street}, ${address.postalCode} ${address.city} (${address.province})`

type FactProps = { fact: FactName }

function Fact({ fact }: FactProps) {
  const locale = useLocale()
  switch (fact) {
    case 'name':
      return identity.name
    case 'address':
      return <bdi>{postalAddress}</bdi>
    case 'fiscalCode':
      return identity.fiscalCode
    case 'email':
      return <EmailLink />
    case 'phone':
      return <PhoneLink />
    case 'phoneHours':
      return <PhoneHours />
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

/** Says when what is confidential is told to others: the same words wherever they stand. */
export function ConfidentialityLimits() {
  return useTranslations('ConfidentialityLimits')('text')
}

/** Says the same in a sentence, with the way to the rest: on pages where nobody is about to tell us anything. */
export function ConfidentialityInShort() {
  const t = useTranslations('ConfidentialityLimits')
  return t.rich('inShort', links({ limits: '/services/listening-desk#confidentiality' }))
}
