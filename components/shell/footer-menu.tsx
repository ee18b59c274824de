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
      <div className={styles.lists}>
        <FooterList entries={entries.filter(({ path }) => !isService(path))} />
        <FooterList entries={entries.filter(({ path }) => isService(path))} />
      </div>
    </nav>
  )
}

const isService = (path: string) => path.startsWith('/services/')

function FooterList({ entries }: { entries: { path: string; label: string }[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ path, label }) => (
        <li key={path}>
          <Link href={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
