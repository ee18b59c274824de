import { useLocale, useTranslations } from 'next-intl'
import { navigation } from '@/lib/content/navigation'
import { Link } from '@/lib/i18n/navigation'
import type { PagePath } from '@/lib/page-paths'
import { breadcrumbData, trailOf } from '@/lib/seo/breadcrumb-data'
import styles from './breadcrumbs.module.css'
import { StructuredData } from './structured-data'

const menuLabels = new Map<string, (typeof navigation)[number]['label']>(
  navigation.flatMap(({ children = [], ...entry }) =>
    [entry, ...children].map(({ path, label }) => [path, label] as const),
  ),
)

type Props = {
  /** Address of this page, without language prefix. */
  path: PagePath | `/events/${string}`
  /** Name of this page, if the menu has none for it. */
  name?: string
}

/** Renders the way from the home page to this one, for readers and for search engines. */
export function Breadcrumbs({ path, name = '' }: Props) {
  const locale = useLocale()
  const t = useTranslations('Breadcrumbs')
  const menu = useTranslations('Menu')
  const crumbs = trailOf(path).map((step) => {
    const label = menuLabels.get(step)
    return { path: step, name: step === '/' ? t('home') : label ? menu(label) : name }
  })
  return (
    <nav className={styles.breadcrumbs} aria-label={t('label')}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.path} className={styles.step}>
            {crumb.path === path ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link href={crumb.path}>{crumb.name}</Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbData(crumbs, locale)} />
    </nav>
  )
}
