import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { pageList, type PagePath } from '@/lib/pages'
import { breadcrumbData, trailOf } from '@/lib/seo/breadcrumb-data'
import styles from './breadcrumbs.module.css'
import { StructuredData } from './structured-data'

const menuNames = new Map<string, (typeof pageList)[number]['menu']>(
  pageList.map(({ path, menu }) => [path, menu]),
)

type Props = {
  /** Address of this page, without language prefix. */
  path: PagePath | `/events/${string}`
  /** Name of this page, if the menu has none for it. */
  name?: string
}

/** Renders the way from the home page to this one, for readers and for search engines. */
export function Breadcrumbs({ path, name }: Props) {
  const locale = useLocale()
  const t = useTranslations('Breadcrumbs')
  const menu = useTranslations('Menu')
  const crumbs = trailOf(path).map((step) => {
    const label = menuNames.get(step)
    const own = step === path ? name : undefined
    const crumb = step === '/' ? t('home') : label ? menu(label) : own
    if (!crumb)
      throw new Error(`Breadcrumbs: ${step} has no name in the menu, and none of its own.`)
    return { path: step, name: crumb }
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
