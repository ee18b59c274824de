import type { createTranslator, Messages } from 'next-intl'
import type { Form } from './all-forms'
import type { ErrorCode } from './error-codes'
import { fieldMistake } from './field-mistakes'

/** The translators of the two namespaces that errors are made of, in a browser as on the server. */
export type ErrorTranslators = {
  errors: ReturnType<typeof createTranslator<Messages, 'FormErrors'>>
  fields: ReturnType<typeof createTranslator<Messages, 'FormFields'>>
}

type WordsKey = Exclude<Parameters<ErrorTranslators['errors']>[0], 'prefix'>
type LabelKey = Parameters<ErrorTranslators['fields']>[0]

/** Returns what is wrong with the answer at a field, and what to do about it. */
export function errorAtField(
  { errors }: ErrorTranslators,
  form: Form,
  name: string,
  code: ErrorCode,
  answer: unknown,
) {
  const mistake = fieldMistake(name, code, answer)
  if (mistake) return `${errors(code)} ${errors(`mistakes.${mistake}`)}.`
  const advice = code === 'max' ? shortenAdvice(errors, name) : errors(adviceKey(form, name))
  return `${errors(code)} ${advice}.`
}

/** Returns a line of the error summary: what to do, and nothing else. */
export function errorInSummary(
  { errors, fields }: ErrorTranslators,
  form: Form,
  name: string,
  code: ErrorCode,
) {
  if (code !== 'max') return errors(adviceKey(form, name))
  if (name === 'message') return errors('shortenMessage')
  return `${errors('shorten')}: ${fields(`${form.messages}.${name}` as LabelKey)}`
}

function shortenAdvice(errors: ErrorTranslators['errors'], name: string): string {
  return name === 'message' ? errors('shortenMessage') : errors('shorten')
}

/** Every field of a form has its advice: error-words.test.ts fails where one is missing. */
function adviceKey(form: Form, name: string): WordsKey {
  return `${form.messages}.${name}` as WordsKey
}
