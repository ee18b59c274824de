import { notFound } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import { CallButton } from '@/components/contact-links/call-button'
import { DateBadge } from '@/components/events/date-badge'
import { EventFacts } from '@/components/events/event-facts'
import { EventState } from '@/components/events/event-state'
import { PhotographOrScene } from '@/components/illustrations/photograph'
import { AccessFacts } from '@/components/practical-answers/access-facts'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { StructuredData } from '@/components/shell/structured-data'
import { Section, Stack } from '@/components/ui/layout'
import { ButtonLink, ExternalLink } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { SampleTag } from '@/components/ui/sample-tag'
import { eventEnd } from '@/lib/content/event-sessions'
import { type Event, events, findEvent } from '@/lib/content/events'
import { pictures } from '@/lib/content/records'
import { bookingPath, isBookable, isToCome } from '@/lib/events/booking'
import { consequences, descriptionWithState, titleWithState } from '@/lib/events/event-state'
import { mapUrlOf } from '@/lib/events/location'
import { calendarDate } from '@/lib/i18n/formats'
import { eventData } from '@/lib/seo/event-data'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { endOfDay } from '@/lib/time/period'
import { romeClock } from '@/lib/time/rome-clock'
import { shownBetween } from '@/lib/time/shown-between'
import { AddToCalendar } from './add-to-calendar'
import styles from './page.module.css'
import { RichText } from './rich-text'
import { ShareButtons } from './share-buttons'

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

type EventProps = { event: Event }

function EventPage({ event }: EventProps) {
  const locale = useLocale()
  return (
    <article>
      {eventData(event, locale).map((session) => (
        <StructuredData key={session['@id']} data={session} />
      ))}
      <Head event={event} />
      <Description event={event} />
    </article>
  )
}

/** Renders what somebody wants to know first: what it is, whether it takes place, when, where, and how to come. */
function Head({ event }: EventProps) {
  const locale = useLocale()
  const t = useTranslations('EventPage')
  return (
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
      <State event={event} />
      {/* Sections: Reader View drops a `div` of dates and links. */}
      <section className={styles.body}>
        <DateBadge sessions={event.sessions} />
        <section className={styles.text}>
          <EventFacts
            event={event}
            map={
              consequences[event.state].hasMap && (
                <span className="screen-only">
                  <ExternalLink href={mapUrlOf(event.location)}>{t('map')}</ExternalLink>
                </span>
              )
            }
          />
        </section>
      </section>
      <Actions event={event} />
    </PageHeader>
  )
}

/** Renders what is out of the ordinary, until the event is over: then that it is. */
function State({ event }: EventProps) {
  const locale = useLocale()
  const t = useTranslations('EventPage')
  const state = (
    <p className={styles.state}>
      <EventState event={event} />
    </p>
  )
  if (!isToCome(event, new Date())) return state
  const end = eventEnd(event)
  const day = calendarDate(romeClock(end).date, locale, { dateStyle: 'full' })
  return (
    <>
      <div {...shownBetween(undefined, end)}>{state}</div>
      {/* With its day: text browsers show what is hidden. */}
      <p className={styles.over} {...shownBetween(end)}>
        {t('over', { day })}
      </p>
    </>
  )
}

/** Renders how to come to an event, as long as it takes place and is not over. */
function Actions({ event }: EventProps) {
  const t = useTranslations('EventPage')
  const now = new Date()
  if (!isToCome(event, now)) return null
  const { bookingUntil } = event
  const isInformal = typeof event.price === 'string' && !event.reservationRequired && !bookingUntil
  const end = bookingUntil ? endOfDay(bookingUntil) : undefined
  return (
    <section {...shownBetween(undefined, eventEnd(event))}>
      <CallButton>
        {isBookable(event, now) && (
          <span className={styles.booking} {...shownBetween(undefined, end)}>
            <ButtonLink href={bookingPath(event)}>
              {t(isInformal ? 'booking.announce' : 'booking.reserve')}
            </ButtonLink>
          </span>
        )}
      </CallButton>
    </section>
  )
}

function Description({ event }: EventProps) {
  const locale = useLocale()
  const t = useTranslations('EventPage')
  return (
    <Section>
      <Stack>
        <RichText content={event.description[locale]} />
        <p>{t('language')}</p>
        <AccessFacts access={event.access} />
        <AddToCalendar event={event} />
        <ShareButtons
          title={titleWithState(event, locale, new Date())}
          path={`/events/${event.id}`}
        />
      </Stack>
    </Section>
  )
}
