import { useTranslations } from 'next-intl'
import { SkipLink } from '@/components/ui/link/skip-link'

export function SkipToContent() {
  const t = useTranslations('SkipLink')
  return <SkipLink href="#content">{t('label')}</SkipLink>
}
