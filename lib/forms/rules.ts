/** The five validation rules; each form message is written once per rule and language. */
const rules = ['required', 'email', 'min', 'max', 'invalid'] as const

export type Rule = (typeof rules)[number]

export function isRule(value: unknown): value is Rule {
  return rules.some((rule) => rule === value)
}
