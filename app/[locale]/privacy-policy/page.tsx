import { useTranslations } from 'next-intl'
import { PolicyDocument } from '@/components/practical-answers/policy-document'
import { privacyPolicy } from '@/lib/content/policies'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/privacy-policy')
}

export default function PrivacyPolicyPage() {
  const t = useTranslations('PrivacyPolicyPage')
  return (
    <PolicyDocument
      path="/privacy-policy"
      title={t('title')}
      lead={t('lead')}
      scene="privacy"
      policy={privacyPolicy}
    />
  )
}
