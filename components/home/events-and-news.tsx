import { Section } from '@/components/ui/section'
import styles from './events-and-news.module.css'
import { EventsTeaser } from './events-teaser'
import { News } from './news'

/** Renders what happens here: the next event, and beside it the news. */
export function EventsAndNews() {
  return (
    <Section>
      <div className={styles.both}>
        <EventsTeaser />
        <News />
      </div>
    </Section>
  )
}
