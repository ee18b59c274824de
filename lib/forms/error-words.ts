import type { FormWords } from './form-words'
import type { Rule } from './rules'

type Words = Pick<FormWords, 'labels' | 'errors' | 'advice' | 'shorten'>

/** Returns what is wrong at a field, in the words of its rule, and what to do about it. */
export function errorAtField(words: Words, name: string, rule: Rule): string {
  return `${words.errors[rule]} ${rule === 'max' ? words.shorten : words.advice[name]}.`
}

/** Returns a line of the error summary: what to do, and nothing else. */
export function errorInSummary(words: Words, name: string, rule: Rule): string {
  const label = words.labels[name] ?? ''
  return rule === 'max' ? `${words.shorten}: ${label}` : (words.advice[name] ?? label)
}
