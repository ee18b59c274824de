import type { FormDefinition } from './form-definition'

export type Answers = Record<string, string | string[] | true>

/**
 * Returns what a browser has sent by itself, as the form's schema takes it; in the page with script
 * it is components/forms/client/read-entered-values.ts. Returns nothing for a file, or for two answers
 * where one is asked: no page of ours sends such a thing.
 */
export function parseFormData(form: FormDefinition, data: FormData): Answers | undefined {
  const answers = new Map<string, Answers[string]>()
  for (const [name, value] of data) {
    if (typeof value !== 'string') return undefined
    const before = answers.get(name)
    if (form.listFields.includes(name)) {
      answers.set(name, Array.isArray(before) ? [...before, value] : [value])
    } else if (before === undefined) {
      // A box without a value of its own sends `on`.
      answers.set(name, form.tickFields.includes(name) && value === 'on' ? true : value)
    } else {
      return undefined
    }
  }
  // Not by assignment: `__proto__` is a key like any other.
  return Object.fromEntries(answers)
}
