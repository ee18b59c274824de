import { useLocale, useTranslations } from 'next-intl'
import { PhotographOrScene } from '@/components/illustrations/photograph-or-scene'
import { AccessAccordion } from '@/components/practical-answers/access-facts'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { StructuredData } from '@/components/seo/structured-data'
import { TitledRow } from '@/components/ui/layout/titled-row'
import { ExternalLink } from '@/components/ui/link/external-link'
import { PageHeader } from '@/components/ui/page-header'
import { Prose } from '@/components/ui/prose'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { ShareButtons } from '@/components/ui/sharing/share-buttons'
import type { Event } from '@/lib/content/events'
import { pictures } from '@/lib/content/records'
import { titleWithState } from '@/lib/events/event-state'
import { eventTimeAttributes } from '@/lib/events/event-time-attributes'
import { mapUrlOf } from '@/lib/events/place'
import { Link } from '@/lib/i18n/navigation'
import { eventData } from '@/lib/seo/event-data'
import { eventPeriodPath } from '@/lib/site-paths'
import { lastDay } from '@/lib/time/record-days'
import { AddToCalendar } from './add-to-calendar'
import { DateBadge } from './date-badge'
import { EventActions } from './event-actions'
import { EventFacts } from './event-facts'
import styles from './event-page.module.css'
import { EventState } from './event-state'
import { MarkPastScript } from './mark-past-script'
import { RichText } from './rich-text'

type Props = { event: Event }

export function EventPage({ event }: Props) {
  const locale = useLocale()
  const t = useTranslations('EventPage')
  const year = lastDay(event).slice(0, 4)
  return (
    <article {...eventTimeAttributes(event)} suppressHydrationWarning>
      {eventData(event, locale).map((session) => (
        <StructuredData key={session['@id']} data={session} />
      ))}
      <PageHeader
        trail={<Breadcrumbs path={`/events/${event.id}`} name={event.title[locale]} />}
        title={event.title[locale]}
        lead={
          <>
            {event.subtitle[locale]} <SampleTag sample={event.sample} />
          </>
        }
        scene={
          <PhotographOrScene
            picture={event.picture ?? pictures.event}
            scene="circle"
            sizes="(width >= 60rem) 40vw, 100vw"
            priority
          />
        }
      >
        <p className={styles.state}>
          <EventState event={event} />
        </p>
        <div className={styles.body}>
          <DateBadge sessions={event.sessions} />
          <div className={styles.text}>
            <EventFacts
              event={event}
              map={<ExternalLink href={mapUrlOf(event.location)}>{t('map')}</ExternalLink>}
            />
          </div>
        </div>
        <EventActions event={event} />
      </PageHeader>
      <Section labelledBy="event-description-title">
        <TitledRow title={t('description')} titleId="event-description-title">
          <Prose>
            <RichText content={event.description[locale]} />
            <p>{t('language')}</p>
            <div>
              <AccessAccordion access={event.access} />
              <AddToCalendar event={event} />
            </div>
            <p className={styles.back}>
              <Link href="/events">{t('back')}</Link>{' '}
              <Link href={eventPeriodPath(year)} prefetch={false}>
                {t('year', { year })}
              </Link>
            </p>
          </Prose>
        </TitledRow>
        <ShareButtons
          title={titleWithState(event, locale, new Date())}
          path={`/events/${event.id}`}
        />
      </Section>
      <MarkPastScript />
    </article>
  )
}
