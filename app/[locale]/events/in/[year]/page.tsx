import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { use } from 'react'
import { EventsOfYear } from '@/components/events/events-of-year'
import { EventsScene } from '@/components/illustrations/events-scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { PageHeader } from '@/components/ui/page-header'
import { events } from '@/lib/content/events'
import { yearPath, yearsOf } from '@/lib/events/years'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return yearsOf(events).map((year) => ({ year }))
}

type Props = PageProps<'/[locale]/events/in/[year]'>

/** The address of all events is the canonical one, as for every part of the list. */
export async function generateMetadata({ params }: Props) {
  const { year } = await params
  const t = await getTranslations('EventYearPage')
  const description = (await getTranslations('EventsPage'))('metaDescription')
  const title = t('title', { year })
  return pageMetadata({ path: '/events', locale: await getLocale(), title, description })
}

export default function EventYearPage({ params }: Props) {
  const t = useTranslations('EventYearPage')
  const { year } = use(params)
  const title = t('title', { year })
  return (
    <>
      <Breadcrumbs path={yearPath(year)} name={title} />
      <PageHeader title={title} lead={t('lead')} scene={<EventsScene />} />
      <EventsOfYear events={events} year={year} />
    </>
  )
}
