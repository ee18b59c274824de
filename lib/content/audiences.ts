import json from '../../content/audiences.json'
import { parseContent } from './parse-content'
import { audiencesSchema } from './schemas/audiences'

export const audiences = parseContent('content/audiences.json', audiencesSchema, json)

export type Audience = (typeof audiences)[number]

/** Returns where a link for one of these people leads, without the language prefix. */
export function audienceHref({ path, anchor }: Audience): string {
  return anchor ? `${path}#${anchor}` : path
}
