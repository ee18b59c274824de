import type * as z from 'zod/mini'
import { isRule, type Rule } from './rules'

const mostErrors = 40

/**
 * Returns the first broken rule of each field, by the field's name. Keys that no form has are
 * invalid.
 */
export function fieldErrors({ issues }: z.core.$ZodError): Record<string, Rule> {
  const errors = new Map<string, Rule>()
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1)
    for (const name of names.slice(0, mostErrors).map(String)) {
      if (!errors.has(name)) errors.set(name, isRule(issue.message) ? issue.message : 'invalid')
    }
  }
  return Object.fromEntries(errors)
}
