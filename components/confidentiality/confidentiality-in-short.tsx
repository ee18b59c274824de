import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** Says that we tell nobody, save in few cases, and leads to them. */
export function ConfidentialityInShort() {
  const t = useTranslations('ServicesPage')
  return t.rich('common.privacy.text', {
    limits: (words) => <Link href="/services/listening-desk#confidentiality">{words}</Link>,
  })
}
