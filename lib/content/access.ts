import type { z } from 'zod'
import { accessFacts, type accessSchema } from './schemas/access'

export type Access = z.infer<typeof accessSchema>

/** Returns the facts of a place that have this answer; what nobody has looked at is to be asked. */
export function factsWith(answer: 'yes' | 'no' | 'ask', access: Access = {}) {
  return accessFacts.filter((fact) => (access[fact] ?? 'ask') === answer)
}
