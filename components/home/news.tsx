import { useTranslations } from 'next-intl'
import { NewsList } from '@/components/news/news-list'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Stack } from '@/components/ui/layout/stack'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { news } from '@/lib/content/news'
import styles from './events-and-news.module.css'

/** How many are on the home page; the others have a page of their own. */
const shown = 3

/** Renders the newest news. */
export function News() {
  const t = useTranslations('HomePage')
  if (news.length === 0) return null
  return (
    <section className={styles.news} aria-labelledby="news-title">
      <TitledRow title={t('newsTitle')} titleId="news-title">
        <Stack>
          <NewsList news={news.slice(0, shown)} headings="h3" isInTeaser />
          <ArrowLinks links={[{ href: '/news', text: t('newsAll') }]} />
        </Stack>
      </TitledRow>
    </section>
  )
}
