import { z } from 'zod'
import json from '../../content/audiences.json'
import { localizedSchema } from './fields'
import { parseContent } from './parse-content'
import { pagePaths } from '../routes'

/** The people whom a service or a link of the home page may address. */
export const audienceIds = [
  'child',
  'teen',
  'young-adult',
  'adult',
  'older-person',
  'parent',
  'teacher',
  'educator',
] as const

const audiencesSchema = z
  .array(
    z.strictObject({ id: z.enum(audienceIds), path: z.enum(pagePaths), label: localizedSchema }),
  )
  .length(audienceIds.length)

export const audiences = parseContent('content/audiences.json', audiencesSchema, json)
