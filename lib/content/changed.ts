import { romeInstant } from '../time/rome-clock'

type Dated = { changed?: { at: string } | undefined; publishedOn?: string | undefined }

/** Where nobody has written down when, which the content check refuses. */
const longAgo = '2000-01-01T00:00:00Z'

/**
 * Returns when what matters of a record was last changed, or the beginning of the day from which it is
 * shown: the same at every build.
 */
export function changedAt({ changed, publishedOn }: Dated): Date {
  const instants = [
    ...(changed ? [new Date(changed.at)] : []),
    ...(publishedOn ? [romeInstant(publishedOn, '00:00')] : []),
  ]
  return new Date(Math.max(Date.parse(longAgo), ...instants.map((instant) => instant.getTime())))
}
