import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import {
  audienceChoices,
  filterPath,
  matchesFilter,
  priceChoices,
  type EventFilter,
} from '@/lib/events/filters'
import styles from './event-filters.module.css'
import { FilterLinks } from './filter-links'

type Props = {
  filter: EventFilter
  /** The events to choose from: what none of them has is not offered. */
  events: readonly Event[]
}

/** Renders links to the list for somebody, or at a price; each keeps the other choice. */
export function EventFilters({ filter, events }: Props) {
  const t = useTranslations('EventFilters')
  const leadsSomewhere = (choice: EventFilter) =>
    events.some((event) => matchesFilter(event, choice))
  const audiences = audienceChoices
    .map((audience) => ({ name: t(`audience.${audience}`), choice: { ...filter, audience } }))
    .filter(({ choice }) => choice.audience === filter.audience || leadsSomewhere(choice))
    .map(({ name, choice }) => ({ name, path: filterPath(choice) }))
  const prices = priceChoices
    .map((price) => ({ name: t(`price.${price}`), choice: { ...filter, price } }))
    .filter(({ choice }) => choice.price === filter.price || leadsSomewhere(choice))
    .map(({ name, choice }) => ({ name, path: filterPath(choice) }))
  return (
    <nav className={styles.filters} aria-label={t('label')}>
      <FilterLinks title={t('audienceLabel')} current={filterPath(filter)} links={audiences} />
      <FilterLinks title={t('priceLabel')} current={filterPath(filter)} links={prices} />
    </nav>
  )
}
