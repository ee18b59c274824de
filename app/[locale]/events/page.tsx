import { useLocale, useTranslations } from 'next-intl'
import { CallButton } from '@/components/contact-links/call-button'
import { Scene } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/layout'
import { links } from '@/components/ui/links'
import { PageHeader } from '@/components/ui/page-header'
import { events } from '@/lib/content/events'
import { translatedMetadata } from '@/lib/seo/translated-metadata'
import { eventsCalendarPath } from '@/lib/site-paths'
import { absoluteUrl } from '@/lib/site-url'
import { EventLists } from './event-lists'
import styles from './page.module.css'

export function generateMetadata() {
  return translatedMetadata('/events')
}

export default function EventsPage() {
  const t = useTranslations('EventsPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/events" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Scene name="events" />}
      />
      <EventLists events={events} />
      <KeepInformed />
    </>
  )
}

/** Renders how other programs learn of new events by themselves, and how one asks us. */
function KeepInformed() {
  const t = useTranslations('KeepInformed')
  const address = absoluteUrl(eventsCalendarPath, useLocale())
  return (
    <Section title={t('title')} isBeside isBand>
      <p>{t.rich('calendar', links({ subscribe: address.replace(/^https?:/, 'webcal:') }))}</p>
      <Accordion summary={t('more')}>
        <p>
          {t('address')}
          <br />
          <code className={styles.address} translate="no">
            {address}
          </code>
        </p>
      </Accordion>
      <CallButton />
    </Section>
  )
}
