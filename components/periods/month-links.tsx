import { useLocale } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { periodName } from '@/lib/i18n/period-name'
import styles from './month-links.module.css'

type Props = {
  months: readonly string[]
  pathOf: (period: string) => string
  /** How many entries a month has, in words. */
  count: (month: string) => string
}

/** Renders the ways to the months of a year that is too long for one page. */
export function MonthLinks({ months, pathOf, count }: Props) {
  const locale = useLocale()
  return (
    <ul className={styles.months}>
      {months.map((month) => (
        <li key={month}>
          <Link href={pathOf(month)} prefetch={false}>
            {periodName(month, locale)}
          </Link>{' '}
          <span className={styles.count}>{count(month)}</span>
        </li>
      ))}
    </ul>
  )
}
