import type { createTranslator, Messages } from 'next-intl'
import type { ErrorCode } from './error-codes'
import type { FieldName, Form, FormName, forms } from './forms'
import { readSigns } from './typed-text'

/** The translators of the two namespaces that errors are made of, in a browser as on the server. */
export type ErrorTranslators = {
  errors: ReturnType<typeof createTranslator<Messages, 'FormErrors'>>
  fields: ReturnType<typeof createTranslator<Messages, 'FormFields'>>
}

/** The key of a field's words in `FormFields`: types fail where it has none. */
type FieldKey = {
  [
    Name in FormName
  ]: `${(typeof forms)[Name]['messages']}.${(typeof forms)[Name]['fields'][number]}`
}[FormName]

export function fieldKey(form: Pick<Form, 'messages'>, name: FieldName): FieldKey {
  // TypeScript would pair each form with the fields of the other too.
  return `${form.messages}.${name}` as FieldKey
}

/** The key of what to do about a mistake, where `FormErrors` says it. */
type AdviceKey = {
  [Name in Form['messages']]: `${Name}.${keyof Messages['FormErrors'][Name] & string}`
}[Form['messages']]

/** Returns what is wrong with the answer at a field, and what to do about it. */
export function errorAtField(
  translators: ErrorTranslators,
  form: Form,
  name: FieldName,
  code: ErrorCode,
  answer: unknown,
) {
  const { errors } = translators
  const line = correction(translators, form, name, code, answer)
  return line === undefined ? errors(code) : `${errors(code)} ${line}.`
}

/**
 * Returns a line of the error summary: what to do, as at the field. Of an answer that is wrong, and nobody knows
 * how, it says that too: one has been given.
 */
export function errorInSummary(
  translators: ErrorTranslators,
  form: Form,
  name: FieldName,
  code: ErrorCode,
  answer: unknown,
) {
  const { errors, fields } = translators
  const key = fieldKey(form, name)
  const line = correction(translators, form, name, code, answer)
  if (line === undefined) return `${errors(code)} ${fields(key)}`
  if (line === errors('shorten')) return `${line}: ${fields(key)}`
  return code !== 'required' && line === advice(errors, form, name)
    ? `${errors(code)} ${line}`
    : line
}

function correction(
  { errors }: ErrorTranslators,
  form: Form,
  name: FieldName,
  code: ErrorCode,
  answer: unknown,
): string | undefined {
  const mistake = fieldMistake(name, code, answer)
  if (mistake) return errors(`mistakes.${mistake}`)
  if (code !== 'max') return advice(errors, form, name)
  return errors(name === 'message' ? 'shortenMessage' : 'shorten')
}

/** An answer that may be left out can be too long, and nothing else. */
function advice(errors: ErrorTranslators['errors'], form: Form, name: FieldName) {
  const key = fieldKey(form, name) as AdviceKey
  return errors.has(key) ? errors(key) : undefined
}

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
