import type { FormWords } from './form-words'
import type { Rule } from './rules'

type Words = Pick<FormWords, 'labels' | 'errors' | 'advice' | 'shorten' | 'shortenMessage'>

/** Returns what is wrong at a field, in the words of its rule, and what to do about it. */
export function errorAtField(words: Words, name: string, rule: Rule): string {
  const advice = rule === 'max' ? shortenAdvice(words, name) : words.advice[name]
  return `${words.errors[rule]} ${advice}.`
}

/** Returns a line of the error summary: what to do, and nothing else. */
export function errorInSummary(words: Words, name: string, rule: Rule): string {
  const label = words.labels[name] ?? ''
  if (rule !== 'max') return words.advice[name] ?? label
  return name === 'message' ? words.shortenMessage : `${words.shorten}: ${label}`
}

function shortenAdvice({ shorten, shortenMessage }: Words, name: string): string {
  return name === 'message' ? shortenMessage : shorten
}
