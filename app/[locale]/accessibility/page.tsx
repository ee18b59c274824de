import { useTranslations } from 'next-intl'
import { PolicyDocument } from '@/components/practical-answers/policy-document'
import { accessibilityStatement } from '@/lib/content/policies'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/accessibility')
}

export default function AccessibilityPage() {
  const t = useTranslations('AccessibilityPage')
  return (
    <PolicyDocument
      path="/accessibility"
      title={t('title')}
      lead={t('lead')}
      scene="accessibility"
      policy={accessibilityStatement}
    />
  )
}
