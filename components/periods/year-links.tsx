import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { yearsOf } from '@/lib/time/periods'
import styles from './year-links.module.css'

type Props = {
  /** The periods that have a page. */
  periods: readonly string[]
  pathOf: (period: string) => string
}

/** Renders the ways to the years of a list, the latest first. */
export function YearLinks({ periods, pathOf }: Props) {
  const t = useTranslations('YearLinks')
  return (
    <nav aria-labelledby="years-title">
      <h2 id="years-title" className={styles.title}>
        {t('title')}
      </h2>
      <ul className={styles.years}>
        {yearsOf(periods).map((year) => (
          <li key={year}>
            <Link href={pathOf(year)} prefetch={false}>
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
