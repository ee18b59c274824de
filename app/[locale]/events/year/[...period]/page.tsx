import { getLocale, getTranslations } from 'next-intl/server'
import { events } from '@/lib/content/events'
import { association } from '@/lib/content/records'
import { periodName } from '@/lib/i18n/formats'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { eventPeriodPath, eventPeriods } from '@/lib/site-paths'
import { EventPeriod } from './event-period'

export const dynamicParams = false

export function generateStaticParams() {
  return eventPeriods.map((period) => ({ period: period.split('/') }))
}

type Props = PageProps<'/[locale]/events/year/[...period]'>

export async function generateMetadata({ params }: Props) {
  const period = (await params).period.join('/')
  const locale = await getLocale()
  const t = await getTranslations({ locale, namespace: 'EventPeriodPage' })
  const name = periodName(period, locale)
  return pageMetadata({
    path: eventPeriodPath(period),
    locale,
    title: t('title', { period: name }),
    description: t('description', { period: name, city: association.address.city }),
  })
}

export default async function EventPeriodRoute({ params }: Props) {
  const period = (await params).period.join('/')
  return <EventPeriod period={period} periods={eventPeriods} events={events} />
}
