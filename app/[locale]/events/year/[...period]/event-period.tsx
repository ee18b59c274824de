import { useLocale, useTranslations } from 'next-intl'
import { MonthLinks, PeriodSteps } from '@/components/entries/period-links'
import { EventRows } from '@/components/events/event-rows'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Section } from '@/components/ui/layout'
import { PageHeader } from '@/components/ui/page-header'
import { SampleTag } from '@/components/ui/sample-tag'
import type { Event } from '@/lib/content/events'
import { eventsOf } from '@/lib/events/events-of'
import { periodName } from '@/lib/i18n/formats'
import { eventPeriodPath } from '@/lib/site-paths'
import { monthsOf } from '@/lib/time/periods'

type Props = { period: string; periods: readonly string[]; events: readonly Event[] }

/**
 * Renders the events of a year or a month in the order of their dates. It says nothing that a day can make
 * wrong: what is still to come stands among what is over.
 */
export function EventPeriod({ period, periods, events }: Props) {
  const locale = useLocale()
  const t = useTranslations('EventPeriodPage')
  const ofPeriod = eventsOf(events, period)
  const name = periodName(period, locale)
  const year = period.slice(0, 4)
  const months = monthsOf(period, periods)
  return (
    <>
      <PageHeader
        trail={
          <Breadcrumbs
            path={eventPeriodPath(period)}
            name={name}
            above={{ [eventPeriodPath(year)]: year }}
          />
        }
        title={t('title', { period: name })}
        lead={
          <>
            {t('lead', { period: name, count: ofPeriod.length })}{' '}
            <SampleTag sample={ofPeriod.some(({ sample }) => sample)} />
          </>
        }
        scene={<Scene name="events" />}
        isTextOnPhone
      />
      <Section labelledBy="list-title">
        <h2 id="list-title" className={months.length > 0 ? undefined : 'visually-hidden'}>
          {months.length > 0 ? t('months') : t('title', { period: name })}
        </h2>
        {months.length > 0 ? (
          <MonthLinks
            months={months}
            pathOf={eventPeriodPath}
            count={(month) => t('count', { count: eventsOf(events, month).length })}
          />
        ) : (
          <EventRows events={ofPeriod} isOver isUnmarked />
        )}
        <PeriodSteps
          period={period}
          periods={periods}
          pathOf={eventPeriodPath}
          back={{ href: '/events', text: t('back') }}
        />
      </Section>
    </>
  )
}
