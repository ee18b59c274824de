import { useLocale, useTranslations } from 'next-intl'
import { localizedPath } from '@/lib/i18n/localized-path'

/** Renders the way to what somebody under 16 can do. It loads the page anew: only then does the browser know the place. */
export function UnderSixteenLink() {
  const t = useTranslations('UnderSixteenLine')
  return <a href={`${localizedPath('/services', useLocale())}#under-16`}>{t('question')}</a>
}
