import { useTranslations } from 'next-intl'
import { ReopenConsent } from '@/components/consent/reopen-consent'
import { Link } from '@/lib/i18n/navigation'
import styles from './footer.module.css'

const policies = [
  { path: '/privacy-policy', label: 'privacyPolicy' },
  { path: '/cookie-policy', label: 'cookiePolicy' },
  { path: '/accessibility', label: 'accessibility' },
] as const

export function PolicyLinks() {
  const t = useTranslations('Footer')
  const newTab = useTranslations('ExternalLink')('newTab')
  return (
    <ul className={styles.policies}>
      {policies.map(({ path, label }) => (
        <li key={path}>
          <Link href={path} target="_blank">
            {t(label)} <span className={styles.newTab}>{newTab}</span>
          </Link>
        </li>
      ))}
      <ReopenConsent />
    </ul>
  )
}
