import type * as z from 'zod/mini'

/** The five validation rules; each form message is written once per rule and language. */
const rules = ['required', 'email', 'min', 'max', 'invalid'] as const

export type Rule = (typeof rules)[number]

export type FieldErrors = Record<string, Rule>

const mostErrors = 40

export function isRule(value: unknown): value is Rule {
  return rules.some((rule) => rule === value)
}

/**
 * Returns the first broken rule of each field, by the field's name. Keys that no form has are
 * invalid.
 */
export function fieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const errors = new Map<string, Rule>()
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1)
    for (const name of names.slice(0, mostErrors).map(String)) {
      if (!errors.has(name)) errors.set(name, isRule(issue.message) ? issue.message : 'invalid')
    }
  }
  return Object.fromEntries(errors)
}
