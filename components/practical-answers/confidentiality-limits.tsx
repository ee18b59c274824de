import { useTranslations } from 'next-intl'

/** Says when what is confidential is told to others: the same words wherever they stand. */
export function ConfidentialityLimits() {
  return useTranslations('ConfidentialityLimits')('text')
}
