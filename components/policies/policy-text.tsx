import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { parsePolicyText } from '@/lib/content/policy-text'
import type { Localized } from '@/lib/content/schemas/fields'
import { PolicyFactValue } from './policy-fact-value'
import { PolicyLink } from './policy-link'

type Props = { text: Localized }

export function PolicyText({ text }: Props) {
  const locale = useLocale()
  return parsePolicyText(text[locale]).map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={index}>{part.text}</Fragment>
      case 'fact':
        return <PolicyFactValue key={index} fact={part.fact} />
      case 'link':
        return (
          <PolicyLink key={index} href={part.href}>
            {part.label}
          </PolicyLink>
        )
    }
  })
}
