import { useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { NewsList } from '@/components/news/news-list'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { news } from '@/lib/content/news'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

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
        <Section>
          <NewsList news={news} headings="h2" />
        </Section>
      )}
    </>
  )
}
