import { romeClock } from './rome-clock'

/**
 * Returns whether the day of a record had come when the site was built; one without a day is shown at
 * once. A server that starts on a later day has no page for what was not built.
 */
export function isPublished({ publishedOn }: { publishedOn?: string | undefined }): boolean {
  const day = process.env.BUILT_ON ?? romeClock(new Date()).date
  return publishedOn === undefined || publishedOn <= day
}
