import { useTranslations } from 'next-intl'
import { ReopenConsent } from '@/components/consent/reopen-consent'
import { Link } from '@/lib/i18n/navigation'
import { pageList } from '@/lib/pages'
import styles from './footer.module.css'

const policies = pageList.flatMap(({ path, policy }) => (policy ? [{ path, policy }] : []))

export function PolicyLinks() {
  const t = useTranslations('Footer')
  const newTab = useTranslations('ExternalLink')('newTab')
  return (
    <ul className={styles.policies}>
      {policies.map(({ path, policy }) => (
        <li key={path}>
          <Link href={path} target="_blank">
            {t(policy)} <span className={styles.newTab}>{newTab}</span>
          </Link>
        </li>
      ))}
      <ReopenConsent />
    </ul>
  )
}
