import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { EventRows } from '@/components/events/event-rows'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { events } from '@/lib/content/events'
import { groupBy, pastEvents } from '@/lib/events/upcoming-and-past'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { pastEventsPath } from '@/lib/site-paths'
import { lastDay } from '@/lib/time/record-days'

export async function generateMetadata() {
  const t = await getTranslations('PastEventsPage')
  return pageMetadata({
    path: pastEventsPath,
    locale: await getLocale(),
    title: t('title'),
    description: t('metaDescription'),
  })
}

/** Renders what was over when the site was built; while nothing is, the address is none (lib/site-paths.ts). */
export default function PastEventsPage() {
  const t = useTranslations('PastEventsPage')
  const over = pastEvents(events, new Date())
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path={pastEventsPath} name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="events" />}
        isTextOnPhone
      />
      {groupBy(over, (event) => lastDay(event).slice(0, 4)).map(([year, ofYear]) => (
        <Section key={year} title={year} isBeside>
          <EventRows events={ofYear} isOver />
        </Section>
      ))}
    </>
  )
}
