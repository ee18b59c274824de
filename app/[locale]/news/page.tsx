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

/** So few stand beside the picture: below it they would be lost between it and the helplines. */
const isShort = news.length <= 3

export default function NewsPage() {
  const t = useTranslations('NewsPage')
  const list = news.length > 0 && <NewsList news={news} headings="h2" />
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/news" name={t('title')} />}
        title={t('title')}
        lead={list ? t('lead') : t('empty')}
        scene={<Scene name="street" />}
        isTextOnPhone={!isShort}
      >
        {isShort && list}
      </PageHeader>
      {isShort || <Section>{list}</Section>}
    </>
  )
}
