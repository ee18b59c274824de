import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import { yearPath, yearsOf } from '@/lib/events/years'
import styles from './event-filters.module.css'
import { FilterLinks } from './filter-links'

type Props = {
  events: readonly Event[]
  /** The year that is shown, if one is. */
  current?: string
}

/** Renders links to the events of each year. */
export function EventYears({ events, current }: Props) {
  const t = useTranslations('EventYearPage')
  const links = yearsOf(events).map((year) => ({ name: year, path: yearPath(year) }))
  return (
    <nav className={styles.filters} aria-label={t('years')}>
      <FilterLinks title={t('years')} current={current && yearPath(current)} links={links} />
    </nav>
  )
}
