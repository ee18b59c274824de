import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import styles from './footer.module.css'
import { menuEntries } from './menu-entries'

export function FooterMenu() {
  const t = useTranslations('Footer')
  const entries = menuEntries(useTranslations('Menu'))
  return (
    <nav aria-label={t('pages')}>
      <h2 className={styles.heading}>{t('pages')}</h2>
      <ul className={styles.list}>
        {entries.flatMap(({ path, label, children }) =>
          [{ path, label }, ...children].map((page) => (
            <li key={page.path}>
              <Link href={page.path}>{page.label}</Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  )
}
