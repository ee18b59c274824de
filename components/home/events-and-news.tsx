import { Stack } from '@/components/ui/layout/stack'
import { Section } from '@/components/ui/section'
import { EventsTeaser } from './events-teaser'
import { News } from './news'

/** Renders what happens here: the next event and, quieter below it, the news. */
export function EventsAndNews() {
  return (
    <Section>
      <Stack gap="far">
        <EventsTeaser />
        <News />
      </Stack>
    </Section>
  )
}
