import { z } from 'zod'
import { pagePaths } from '../page-paths'
import { idSchema } from './fields'

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

export const navigationSchema = z
  .array(leafSchema.extend({ children: z.array(leafSchema).min(1).optional() }))
  .min(1)
