import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** Leads whoever fears for somebody to the page that says what to do. */
export function WorriedLink() {
  const t = useTranslations('WorriedLink')
  return (
    <p>
      {t.rich('text', {
        worried: (words) => <Link href="/services/worried-about-someone">{words}</Link>,
      })}
    </p>
  )
}
