import { useLocale } from 'next-intl'
import { CoveringLink } from '@/components/ui/links'
import { SampleTag } from '@/components/ui/sample-tag'
import type { NewsItem } from '@/lib/content/news'
import { calendarDate } from '@/lib/i18n/formats'
import styles from './news-list.module.css'

type Props = {
  news: readonly NewsItem[]
  /** The level of the titles. */
  headings: 'h2' | 'h3'
  /** On the home page, which says itself that it holds samples: without the text. */
  isInTeaser?: boolean
}

/** Renders news in the order given, each with its day and its title, which leads to what it is about. */
export function NewsList({ news, headings: Heading, isInTeaser }: Props) {
  const locale = useLocale()
  return (
    <ul className={styles.news}>
      {news.map((item) => (
        <li key={item.id} id={item.id} className={styles.item}>
          <p className={styles.day}>
            {calendarDate(item.publishedOn, locale, { dateStyle: 'long' })}{' '}
            {!isInTeaser && <SampleTag sample={item.sample} />}
          </p>
          <Heading className={styles.title}>
            <CoveringLink href={item.path}>{item.title[locale]}</CoveringLink>
          </Heading>
          {!isInTeaser && <p>{item.text[locale]}</p>}
        </li>
      ))}
    </ul>
  )
}
