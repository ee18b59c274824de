import {
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { missingPluralForm } from '../content-check/plural-forms'

const latin = 'abcdefghijklmnopqrstuvwxyz'

/** For the alphabet from a to z: letters that no text of today's languages would have in their places. */
const alphabets: Record<string, string> = {
  fr: 'âbçdéfghîjklmnôpqrstûvwxyz',
  uk: 'абцдефгхійклмнопкрстувщкиз',
  ar: 'ابجدهفغحيجكلمنوبقرستوفشخيز',
}

/** Returns Italian words as ones of an invented language with that alphabet: of the same length, and as many. */
function pseudoWords(text: string, language: string): string {
  const alphabet = [...(alphabets[language] ?? latin)]
  return [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')]
    .map((letter) => {
      const place = latin.indexOf(letter.toLowerCase())
      const other = alphabet[place] ?? letter
      return letter === letter.toLowerCase() ? other : other.toUpperCase()
    })
    .join('')
}

/** What is the same in every language: names of companies and of the authority, places in a law. */
const kept =
  /(<[^<>]*>|\{[^{}]*\}|\]\([^()]*\)|\b(?:Resend|reCAPTCHA|Google|Garante|\d+\.\d+\.[a-z])\b)/

/** Returns a text of content/, its tags, `{places}`, addresses and names as they were. */
function pseudoText(text: string, language: string): string {
  if (text.startsWith('https://')) return `https://www.example.org/${language}`
  return text
    .split(kept)
    .map((part) => (kept.test(part) ? part : pseudoWords(part, language)))
    .join('')
}

/** Returns a message in ICU syntax; its plurals have each form that the language needs. */
function pseudoMessage(message: string, language: string): string {
  return written(parse(message), language)
}

function written(elements: MessageFormatElement[], language: string): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return pseudoWords(element.value, language)
      if (isTagElement(element)) {
        return `<${element.value}>${written(element.children, language)}</${element.value}>`
      }
      if (isSelectElement(element) || isPluralElement(element)) {
        const forms = new Map(Object.entries(element.options))
        const other = forms.get('other')
        const names = isPluralElement(element)
          ? allForms([...forms.keys()], language)
          : forms.keys()
        const options = [...names].map(
          (name) => `${name} {${written((forms.get(name) ?? other)?.value ?? [], language)}}`,
        )
        const kind = isPluralElement(element) ? 'plural' : 'select'
        return `{${element.value}, ${kind}, ${options.join(' ')}}`
      }
      if (isNumberElement(element)) return `{${element.value}, number}`
      return 'value' in element ? `{${element.value}}` : '#'
    })
    .join('')
}

function allForms(given: string[], language: string): string[] {
  const missing = missingPluralForm(given, language)
  return missing ? allForms([...given, missing.form], language) : given
}

/** Returns all messages of a catalog in an invented language. */
export function pseudoMessages(catalog: object, language: string): object {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, value]: [string, unknown]) => [
      key,
      isGroup(value) ? pseudoMessages(value, language) : pseudoMessage(String(value), language),
    ]),
  )
}

/** Returns content with a text in an invented language beside each in those that `known` names. */
export function withPseudoTexts(
  value: unknown,
  language: string,
  known: readonly string[],
): unknown {
  if (Array.isArray(value)) return value.map((item) => withPseudoTexts(item, language, known))
  if (!isGroup(value)) return value
  if (known.every((other) => other in value)) {
    return { ...value, [language]: pseudoValue(value.it, language) }
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withPseudoTexts(item, language, known)]),
  )
}

function pseudoValue(value: unknown, language: string): unknown {
  if (typeof value === 'string') return pseudoText(value, language)
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, language))
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, pseudoValue(item, language)]),
  )
}
