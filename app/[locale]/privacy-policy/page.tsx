import { useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { PolicyDocument } from '@/components/policies/policy-document'
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
      scene={<Scene name="privacy" />}
      policy={privacyPolicy}
    />
  )
}
