import { useTranslations } from 'next-intl'
import { ReopenConsent } from '@/components/consent/reopen-consent'
import { NewTab } from '@/components/ui/link/new-tab'
import { Link } from '@/lib/i18n/navigation'
import { pageList } from '@/lib/pages'
import styles from './footer.module.css'

const policies = pageList.flatMap(({ path, policy }) => (policy ? [{ path, policy }] : []))

export function PolicyLinks() {
  const t = useTranslations('Footer')
  return (
    <ul className={styles.policies}>
      {policies.map(({ path, policy }) => (
        <li key={path}>
          <Link href={path} target="_blank">
            <NewTab>{t(policy)}</NewTab>
          </Link>
        </li>
      ))}
      <ReopenConsent />
    </ul>
  )
}
