import type { ErrorCode } from './error-codes'
import { readSigns } from './typed-text'

/** What can be named of a wrong answer: the keys of `FormErrors.mistakes`. */
export type FieldMistake =
  | 'email.missingAt'
  | 'email.secondAddress'
  | 'email.space'
  | 'email.dots'
  | 'email.missingEnd'
  | 'phone.missingFigures'
  | 'phone.tooManyFigures'
  | 'phone.secondNumber'
  | 'phone.noFigures'
  | 'phone.prefix'

/** Returns what is wrong with an answer, where more can be said than that it is wrong. */
export function fieldMistake(
  name: string,
  code: ErrorCode,
  answer: unknown,
): FieldMistake | undefined {
  if (typeof answer !== 'string' || code === 'required') return undefined
  // Longer answers are no attempt at one.
  const signs = readSigns(answer.slice(0, 1000))
  if (name === 'email' && code === 'email') return emailMistake(signs)
  return name === 'phone' ? phoneMistake(code, signs) : undefined
}

function emailMistake(address: string): FieldMistake | undefined {
  const [user = '', domain = '', ...rest] = address.split('@')
  if (rest.length > 0) return 'email.secondAddress'
  if (!address.includes('@')) return 'email.missingAt'
  if (address.includes(' ')) return 'email.space'
  if ([user, domain].some((part) => /^\.|\.\.|\.$/.test(part))) return 'email.dots'
  return domain.includes('.') ? undefined : 'email.missingEnd'
}

function phoneMistake(code: ErrorCode, number: string): FieldMistake | undefined {
  const figures = number.match(/\p{Nd}/gu)?.length ?? 0
  if (figures === 0) return 'phone.noFigures'
  if (code === 'min') return 'phone.missingFigures'
  // The longest number of any country has 15 (E.164).
  if (figures > 15) return 'phone.secondNumber'
  if (code === 'max') return 'phone.tooManyFigures'
  return number.startsWith('+') || number.startsWith('00') ? 'phone.prefix' : undefined
}
