import { events } from '../content/events'
import { news } from '../content/news'
import { association } from '../content/records'
import { withSampleMark } from '../content/sample-mark'
import { datesInWords } from '../events/date-words'
import { titleWithState } from '../events/event-state'
import { locationInWords } from '../events/location'
import { localeRegistry, type Locale } from '../i18n/locales'
import { atomFeedPath } from '../site-paths'
import { absoluteUrl } from '../site-url'
import { changedAt } from '../time/record-days'
import { atomFeed } from './atom'
import { feedNames } from './feed-names'

/** Readers keep what they have read; older entries are for nobody. */
const newest = 50

/** Returns the Atom feed of events and news: nothing in it is new because the site was built again. */
export function eventsAndNewsFeed(locale: Locale): string {
  const eventEntries = events.map((event) => ({
    id: absoluteUrl(`/events/${event.id}`, locale),
    url: absoluteUrl(`/events/${event.id}`, locale),
    title: withSampleMark(titleWithState(event, locale), event.sample, locale),
    summary: `${datesInWords(event.sessions, locale)}, ${locationInWords(event.location)}. ${event.shortDescription[locale]}`,
    updated: changedAt(event),
  }))
  const newsEntries = news.map((item) => ({
    id: `${absoluteUrl('/', locale)}#${item.id}`,
    url: absoluteUrl(`/news#${item.id}`, locale),
    title: withSampleMark(item.title[locale], item.sample, locale),
    summary: item.text[locale],
    updated: changedAt(item),
  }))
  return atomFeed({
    title: feedNames(locale).feed,
    author: association.identity.name,
    language: localeRegistry[locale].hreflang,
    url: absoluteUrl(atomFeedPath, locale),
    pageUrl: absoluteUrl('/events', locale),
    entries: [...eventEntries, ...newsEntries]
      .toSorted((a, b) => b.updated.getTime() - a.updated.getTime())
      .slice(0, newest),
  })
}
