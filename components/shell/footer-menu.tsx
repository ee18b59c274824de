import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { pageList } from '@/lib/pages'
import styles from './footer.module.css'
import { menuEntries } from './menu-entries'

export function FooterMenu() {
  const t = useTranslations('Footer')
  const entries = [
    ...menuEntries(useTranslations('Menu')).flatMap(({ children, ...page }) => [page, ...children]),
    ...pageList.flatMap(({ path, footer }) => (footer ? [{ path, label: t(footer) }] : [])),
  ]
  return (
    <nav aria-label={t('pages')}>
      <h2 className={styles.heading}>{t('pages')}</h2>
      <ul className={styles.list}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
