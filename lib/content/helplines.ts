import json from '../../content/helplines.json'
import { buildDay } from '../time/build-day'
import { addDays } from '../time/weekdays'
import { parseContent } from './parse-content'
import { daysValid } from './schemas/fields'
import { helplinesSchema } from './schemas/helplines'

export type Helpline = (typeof helplines)[number]

export const helplines = parseContent('content/helplines.json', helplinesSchema, json)

/** Returns the line with this id; throws where content/helplines.json has none. */
export function findHelpline(id: string): Helpline {
  const line = helplines.find((helpline) => helpline.id === id)
  if (!line) throw new Error(`content/helplines.json has no line "${id}"`)
  return line
}

/** Returns how one can write to a line. A way that nobody has checked, or not for a year, is not among them: the call stays. */
export function waysToWrite({ ways = [] }: Pick<Helpline, 'ways'>) {
  const oldest = addDays(buildDay(), -daysValid.published)
  return ways.filter(({ verifiedOn }) => verifiedOn !== undefined && verifiedOn >= oldest)
}

/** Returns the days for which a line has announced its hours, without those that are over. */
export function announcedDays({ exceptions = [] }: Pick<Helpline, 'exceptions'>) {
  return exceptions.filter(({ until }) => until >= buildDay())
}
