import { buildDay } from './build-day'
import { romeClock } from './rome-clock'

/** Returns the day on which the last session of an event begins: its year is that of the event. */
export function lastDay({ sessions }: { sessions: readonly { date: string }[] }): string {
  return (
    sessions
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ''
  )
}

type Dated = { publishedOn?: string | undefined; changed?: { at: string } | undefined }

/**
 * Returns the day of a news item, by which it is listed and has its address: that from which it is shown. Where
 * nobody has written one, that of its last change; a text that was never saved is of the day of the build.
 */
export function newsDay({ publishedOn, changed }: Dated): string {
  return publishedOn ?? (changed ? romeClock(new Date(changed.at)).date : buildDay())
}

/**
 * Returns whether the day of a record had come when the site was built; one without a day is shown at
 * once.
 */
export function isPublished({ publishedOn }: { publishedOn?: string | undefined }): boolean {
  return publishedOn === undefined || publishedOn <= buildDay()
}

/** Returns the news, the newest first; those of one day stay in their order. */
export function newestFirst<Item extends Dated>(news: readonly Item[]): Item[] {
  return news.toSorted((a, b) => newsDay(b).localeCompare(newsDay(a)))
}
