import { useTranslations } from 'next-intl'
import { PolicyDocument } from '@/components/practical-answers/policy-document'
import { cookiePolicy } from '@/lib/content/policies'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/cookie-policy')
}

export default function CookiePolicyPage() {
  const t = useTranslations('CookiePolicyPage')
  return (
    <PolicyDocument
      path="/cookie-policy"
      title={t('title')}
      lead={t('lead')}
      scene="cookie"
      policy={cookiePolicy}
    />
  )
}
