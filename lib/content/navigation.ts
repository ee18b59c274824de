import { z } from 'zod'
import json from '../../content/navigation.json'
import { idSchema } from './fields'
import { parseContent } from './parse-content'
import { pagePaths } from '../routes'

const leafSchema = z.strictObject({
  id: idSchema,
  path: z.enum(pagePaths),
  /** Key in the `Menu` namespace of messages/. */
  label: z.enum([
    'aboutUs',
    'services',
    'psychologicalServices',
    'listeningDesk',
    'educationalSupport',
    'trainingPaths',
    'workshops',
    'events',
    'donations',
    'contacts',
  ]),
})

const navigationSchema = z
  .array(leafSchema.extend({ children: z.array(leafSchema).min(1).optional() }))
  .min(1)

export const navigation = parseContent('content/navigation.json', navigationSchema, json)
