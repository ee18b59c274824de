import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { RichText } from './rich-text'
import { SampleTag } from '@/components/ui/sample-tag'
import { Section } from '@/components/ui/section'
import { ShareButtons } from '@/components/ui/share-buttons'
import type { Event } from '@/lib/content/events'
import { Link } from '@/lib/i18n/navigation'
import picture from '@/public/assets/pictures/event.jpg'
import { DateLeaf } from './date-leaf'
import { EventFacts } from './event-facts'
import styles from './event-page.module.css'

type Props = { event: Event }

export function EventPage({ event }: Props) {
  const locale = useLocale()
  const t = useTranslations('EventPage')
  return (
    <article>
      <PageHeader
        title={event.title[locale]}
        lead={event.subtitle[locale]}
        scene={<Picture src={picture} alt="" sizes="(width >= 60rem) 40vw, 100vw" priority />}
      >
        <SampleTag sample={event.sample} />
      </PageHeader>
      <Section tone="mist" labelledBy="event-facts-title">
        <div className={styles.facts}>
          <DateLeaf sessions={event.sessions} />
          <div>
            <h2 className="visually-hidden" id="event-facts-title">
              {t('facts')}
            </h2>
            <EventFacts event={event} />
          </div>
          {event.status === 'scheduled' && (
            <div className={styles.booking}>
              <ButtonLink href="/contacts">{t(`booking.${event.price}`)}</ButtonLink>
            </div>
          )}
        </div>
      </Section>
      <Section labelledBy="event-description-title">
        <Prose>
          <h2 id="event-description-title">{t('description')}</h2>
          <RichText content={event.description[locale]} />
          <p>
            <Link href="/events">{t('back')}</Link>
          </p>
        </Prose>
      </Section>
      <Section>
        <ShareButtons title={event.title[locale]} path={`/events/${event.id}`} />
      </Section>
    </article>
  )
}
