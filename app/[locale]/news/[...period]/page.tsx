import { getLocale, getTranslations } from 'next-intl/server'
import { news } from '@/lib/content/news'
import { association } from '@/lib/content/records'
import { periodName } from '@/lib/i18n/formats'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { newsPeriodPath, newsPeriods } from '@/lib/site-paths'
import { NewsPeriod } from './news-period'

export const dynamicParams = false

export function generateStaticParams() {
  return newsPeriods.map((period) => ({ period: period.split('/') }))
}

type Props = PageProps<'/[locale]/news/[...period]'>

export async function generateMetadata({ params }: Props) {
  const period = (await params).period.join('/')
  const locale = await getLocale()
  const t = await getTranslations({ locale, namespace: 'NewsPeriodPage' })
  const name = periodName(period, locale)
  return pageMetadata({
    path: newsPeriodPath(period),
    locale,
    title: t('title', { period: name }),
    description: t('description', { period: name, city: association.address.city }),
  })
}

export default async function NewsPeriodRoute({ params }: Props) {
  const period = (await params).period.join('/')
  return <NewsPeriod period={period} periods={newsPeriods} news={news} />
}
