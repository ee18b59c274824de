import { z } from 'zod'
import json from '../../content/audiences.json'
import { localizedSchema } from './fields'
import { parseContent } from './parse-content'
import { pagePaths } from '../routes'

/** The people whom a service or the home page's doors may address. */
export const doorIds = [
  'child',
  'teen',
  'young-adult',
  'adult',
  'older-person',
  'parent',
  'teacher',
  'educator',
] as const

export const audiencesSchema = z
  .array(z.strictObject({ id: z.enum(doorIds), path: z.enum(pagePaths), label: localizedSchema }))
  .length(doorIds.length)

export const audiences = parseContent('content/audiences.json', audiencesSchema, json)
