import { romeClock } from './rome-clock'

/** Returns whether the day of a record has come; one without a day is shown at once. */
export function isPublished({ publishedOn }: { publishedOn?: string | undefined }): boolean {
  return publishedOn === undefined || publishedOn <= romeClock(new Date()).date
}
