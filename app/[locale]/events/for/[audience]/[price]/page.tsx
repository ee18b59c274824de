import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { use } from 'react'
import { EventsCalendar } from '@/components/events/events-calendar'
import { KeepInformed } from '@/components/events/keep-informed'
import { EventsScene } from '@/components/illustrations/events-scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { PageHeader } from '@/components/ui/page-header'
import { events } from '@/lib/content/events'
import { eventFilters, filterPath } from '@/lib/events/filters'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return [...eventFilters]
}

type Props = PageProps<'/[locale]/events/for/[audience]/[price]'>

/** The address of all events is the canonical one: search engines list no part of the list. */
export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('EventFilters')
  const description = (await getTranslations('EventsPage'))('metaDescription')
  const { audience, price } = await params
  const title = t('title', { audience, price })
  return pageMetadata({ path: '/events', locale: await getLocale(), title, description })
}

export default function FilteredEventsPage({ params }: Props) {
  const t = useTranslations('EventFilters')
  const wanted = use(params)
  const path = `/events/for/${wanted.audience}/${wanted.price}` as const
  const filter = eventFilters.find((choice) => filterPath(choice) === path) ?? notFound()
  const title = t('title', { audience: filter.audience, price: filter.price })
  return (
    <>
      <Breadcrumbs path={path} name={title} />
      <PageHeader title={title} lead={t('lead')} scene={<EventsScene />} />
      <EventsCalendar events={events} filter={filter} />
      <KeepInformed />
    </>
  )
}
