import { useTranslations } from 'next-intl'
import { links } from '@/components/ui/links'

/** Leads whoever fears for somebody to the page that says what to do. */
export function WorriedLink() {
  const t = useTranslations('WorriedLink')
  return <p>{t.rich('text', links({ worried: '/services/worried-about-someone' }))}</p>
}
