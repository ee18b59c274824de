import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { EventPage } from '@/components/events/event-page'
import { events, findEvent } from '@/lib/content/events'
import { descriptionWithState, titleWithState } from '@/lib/events/event-state'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return events.map(({ id }) => ({ id }))
}

type Props = PageProps<'/[locale]/events/[id]'>

export async function generateMetadata({ params }: Props) {
  const { id } = await params
  const event = findEvent(id) ?? notFound()
  const locale = await getLocale()
  const now = new Date()
  return pageMetadata({
    path: `/events/${id}`,
    locale,
    title: titleWithState(event, locale, now),
    description: descriptionWithState(event, locale, now),
  })
}

export default async function EventRoute({ params }: Props) {
  const { id } = await params
  return <EventPage event={findEvent(id) ?? notFound()} />
}
