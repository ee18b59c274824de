import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

type Props = { children: ReactNode }

/** In a new tab: what is already written in the form stays where it is. */
export function PrivacyLink({ children }: Props) {
  const t = useTranslations('ExternalLink')
  return (
    <Link href="/privacy-policy" target="_blank">
      {children} {t('newTab')}
    </Link>
  )
}
