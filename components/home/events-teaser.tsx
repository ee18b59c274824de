import { useTranslations } from 'next-intl'
import { EventCard } from '@/components/events/event-card'
import { ButtonLink } from '@/components/ui/button-link'
import { Section } from '@/components/ui/section'
import { eventsByDate } from '@/lib/content/events'
import styles from './events-teaser.module.css'

export function EventsTeaser() {
  const t = useTranslations('HomePage')
  return (
    <Section tone="mist" labelledBy="events-title">
      <div className={styles.events}>
        <h2 id="events-title">{t('eventsTitle')}</h2>
        {eventsByDate.slice(0, 2).map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
        <ButtonLink href="/events" tone="secondary">
          {t('eventsAll')}
        </ButtonLink>
      </div>
    </Section>
  )
}
