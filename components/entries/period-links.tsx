import { useLocale, useTranslations } from 'next-intl'
import { periodName } from '@/lib/i18n/formats'
import { Link } from '@/lib/i18n/navigation'
import { neighboursOf, yearsOf } from '@/lib/time/periods'
import styles from './period-links.module.css'

type YearProps = {
  /** The periods that have a page. */
  periods: readonly string[]
  pathOf: (period: string) => string
}

/** Renders the ways to the years of a list, the latest first. */
export function YearLinks({ periods, pathOf }: YearProps) {
  const t = useTranslations('YearLinks')
  return (
    <nav aria-labelledby="years-title">
      <h2 id="years-title" className={styles.yearsTitle}>
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

type MonthProps = {
  months: readonly string[]
  pathOf: (period: string) => string
  /** How many entries a month has, in words. */
  count: (month: string) => string
}

/** Renders the ways to the months of a year that is too long for one page. */
export function MonthLinks({ months, pathOf, count }: MonthProps) {
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

type StepsProps = {
  /** That of the page. */
  period: string
  /** All that have a page. */
  periods: readonly string[]
  pathOf: (period: string) => string
  back: { href: string; text: string }
}

/** Renders the ways from a year or a month to the ones before and after it, and back to the whole list. */
export function PeriodSteps({ period, periods, pathOf, back }: StepsProps) {
  const locale = useLocale()
  const t = useTranslations('PeriodSteps')
  const { previous, next } = neighboursOf(period, periods)
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.steps}>
        {previous && (
          <li>
            <Link href={pathOf(previous)} rel="prev" prefetch={false}>
              {t('previous', { period: periodName(previous, locale) })}
            </Link>
          </li>
        )}
        {next && (
          <li>
            <Link href={pathOf(next)} rel="next" prefetch={false}>
              {t('next', { period: periodName(next, locale) })}
            </Link>
          </li>
        )}
        <li>
          <Link href={back.href}>{back.text}</Link>
        </li>
      </ul>
    </nav>
  )
}
