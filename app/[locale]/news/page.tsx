import { useTranslations } from 'next-intl'
import { NewsList } from '@/components/entries/news-list'
import { YearLinks } from '@/components/entries/period-links'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section, Stack } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { news } from '@/lib/content/news'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import { newsPeriodPath, newsPeriods } from '@/lib/site-paths'

/** How many are on this page; the others are on those of their years, as these are. */
const shown = 12

export function generateMetadata() {
  return translatedMetadata('/news')
}

export default function NewsPage() {
  const t = useTranslations('NewsPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/news" name={t('title')} />}
        title={t('title')}
        lead={news.length > 0 ? t('lead') : t('empty')}
        scene={<Scene name="street" />}
        isTextOnPhone
      />
      {news.length > 0 && (
        <Section labelledBy="years-title">
          <Stack gap="far">
            <NewsList news={news.slice(0, shown)} headings="h2" />
            <YearLinks periods={newsPeriods} pathOf={newsPeriodPath} />
          </Stack>
        </Section>
      )}
    </>
  )
}
