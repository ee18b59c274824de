import { z } from 'zod'
import json from '../../content/audiences.json'
import { idSchema, localizedSchema } from './fields'
import { parseContent } from './parse-content'
import { pagePaths } from '../routes'

/** The people whom a service or a link of the home page may address. */
export const audienceIds = [
  'child',
  'under-16',
  'teen',
  'young-adult',
  'adult',
  'older-person',
  'parent',
  'worried-parent',
  'teacher',
  'educator',
] as const

const audiencesSchema = z
  .array(
    z.strictObject({
      id: z.enum(audienceIds),
      path: z.enum(pagePaths),
      /** A place of that page. */
      anchor: idSchema.optional(),
      label: localizedSchema,
    }),
  )
  .length(audienceIds.length)

export const audiences = parseContent('content/audiences.json', audiencesSchema, json)

/** Returns where a link for one of these people leads, without the language prefix. */
export function audienceHref({ path, anchor }: (typeof audiences)[number]): string {
  return anchor ? `${path}#${anchor}` : path
}
