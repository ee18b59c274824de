import json from '../../content/helplines.json'
import { parseContent } from './parse-content'
import { helplinesSchema } from './schemas/helplines'

export const helplines = parseContent('content/helplines.json', helplinesSchema, json)

/** Returns the line with this id; throws where content/helplines.json has none. */
export function findHelpline(id: string): (typeof helplines)[number] {
  const line = helplines.find((helpline) => helpline.id === id)
  if (!line) throw new Error(`content/helplines.json has no line "${id}"`)
  return line
}
