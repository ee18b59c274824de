import type { z } from 'zod'
import json from '../../content/closures.json'
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
