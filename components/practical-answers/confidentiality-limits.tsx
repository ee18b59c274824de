import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** Says when what is confidential is told to others: the same words wherever they stand. */
export function ConfidentialityLimits() {
  return useTranslations('ConfidentialityLimits')('text')
}

/** Says the same in a sentence, with the way to the rest: on pages where nobody is about to tell us anything. */
export function ConfidentialityInShort() {
  return useTranslations('ConfidentialityLimits').rich('inShort', {
    limits: (words) => <Link href="/services/listening-desk#confidentiality">{words}</Link>,
  })
}
