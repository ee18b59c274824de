import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { periodName } from '@/lib/i18n/period-name'
import { neighboursOf } from '@/lib/time/periods'
import styles from './period-steps.module.css'

type Props = {
  /** That of the page. */
  period: string
  /** All that have a page. */
  periods: readonly string[]
  pathOf: (period: string) => string
  back: { href: string; text: string }
}

/** Renders the ways from a year or a month to the ones before and after it, and back to the whole list. */
export function PeriodSteps({ period, periods, pathOf, back }: Props) {
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
