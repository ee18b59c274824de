import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

type Props = { children: ReactNode }

/** Renders a link to the privacy policy in a new tab: what is already written in the form stays. */
export function PrivacyLink({ children }: Props) {
  const t = useTranslations('ExternalLink')
  return (
    <Link href="/privacy-policy" target="_blank">
      {children} {t('newTab')}
    </Link>
  )
}
