import { buildDay } from './build-day'
import { romeInstant } from './rome-clock'

/** Returns the day on which the last session of an event begins: its year is that of the event. */
export function lastDay({ sessions }: { sessions: readonly { date: string }[] }): string {
  return (
    sessions
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ''
  )
}

/** Returns whether the day of a record had come when the site was built. */
export function isPublished({ publishedOn }: { publishedOn: string }): boolean {
  return publishedOn <= buildDay()
}

type Followed = { publishedOn: string; updatedOn?: string | undefined }

/**
 * Returns since when a record is as it is, for feeds and calendars: the day of which an editor said so, if it was
 * published then, or that of its publication. It is the same at every build.
 */
export function changedAt({ publishedOn, updatedOn = '' }: Followed): Date {
  return romeInstant(updatedOn > publishedOn ? updatedOn : publishedOn, '00:00')
}
