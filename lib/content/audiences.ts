import json from '../../content/audiences.json'
import { audiencesSchema } from './audiences-schema'
import { parseContent } from './parse-content'

export const audiences = parseContent('content/audiences.json', audiencesSchema, json)

/** Returns where a link for one of these people leads, without the language prefix. */
export function audienceHref({ path, anchor }: (typeof audiences)[number]): string {
  return anchor ? `${path}#${anchor}` : path
}
