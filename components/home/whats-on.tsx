import { Section } from '@/components/ui/section'
import { events } from '@/lib/content/events'
import { news } from '@/lib/content/records'
import { upcomingEvents } from '@/lib/events/upcoming-and-past'
import { EventsTeaser } from './events-teaser'
import { News } from './news'
import styles from './whats-on.module.css'

/** Renders the next event and the news in one band. */
export function WhatsOn() {
  const upcoming = upcomingEvents(events, new Date()).slice(0, 4)
  return (
    <div className={styles.band}>
      <Section tone="mist">
        {upcoming.length > 0 && <EventsTeaser events={upcoming} />}
        {news.length > 0 && <News />}
      </Section>
    </div>
  )
}
