import { buildDay } from './build-day'

/**
 * Returns whether the day of a record had come when the site was built; one without a day is shown at
 * once.
 */
export function isPublished({ publishedOn }: { publishedOn?: string | undefined }): boolean {
  return publishedOn === undefined || publishedOn <= buildDay()
}
