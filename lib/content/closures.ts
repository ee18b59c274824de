import type { z } from 'zod'
import json from '../../content/closures.json'
import { formatterFor } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { isOver } from '../time/period'
import { parseContent } from './parse-content'
import { closuresSchema, type closureSchema } from './schemas/closures'

export type Closure = z.infer<typeof closureSchema>

const closures = parseContent('content/closures.json', closuresSchema, json)

/**
 * Returns the closures that a page built at `now` has to name, the first one first: what is over is
 * gone, and one to come is named with its days, which are true whenever the page is read.
 */
export function closuresFrom(now: Date, all: readonly Closure[] = closures): Closure[] {
  return all
    .filter((closure) => !isOver(closure, now))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Returns the days of a closure in words: `9–20 agosto 2027`. */
export function closureDays({ from, until }: Closure, locale: Locale): string {
  return formatterFor(locale).dateRange(new Date(from), new Date(until), {
    timeZone: 'UTC',
    dateStyle: 'long',
  })
}
