import { changedAt } from '../content/changed'
import { eventEnd } from '../content/event-sessions'
import { events, findEvent } from '../content/events'
import { news } from '../content/news'
import { eventsOf } from '../events/events-of'
import { isInPeriod } from '../time/periods'
import { newsDay } from '../time/record-days'

/**
 * Returns when what a page says last changed, where the content knows it: that of an event, which also says when
 * it is over, and of a year. A day that would only be that of the build teaches search engines nothing.
 */
export function lastChanged(path: string, now: Date): Date | undefined {
  const [, list, period] = /^\/(events\/year|news)\/([\d/]+)$/.exec(path) ?? []
  if (period && list === 'news') {
    return latest(
      news
        .filter((item) => isInPeriod(newsDay(item), period))
        .map((item) => changedAt('news', item)),
    )
  }
  if (period) return latest(eventsOf(events, period).map(changedOf))
  const event = findEvent(path.replace('/events/', ''))
  return event && latest([changedOf(event), eventEnd(event)].filter((moment) => moment <= now))
}

function changedOf(event: (typeof events)[number]): Date {
  return changedAt('events', event)
}

/** Undefined where nobody has written down any: lib/content/changed.ts. */
function latest(moments: readonly Date[]): Date | undefined {
  const last = Math.max(...moments.map((moment) => moment.getTime()))
  return last > Date.parse('2001-01-01') ? new Date(last) : undefined
}
