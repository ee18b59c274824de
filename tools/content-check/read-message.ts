import {
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'
import type { Locale } from '../../lib/i18n/locales'
import { missingPluralForm } from './plural-forms'

/** What the code hands over, by its spelling: `{city}` is a text, `{count}` perhaps a number, `<link>` a tag. */
export type Placeholders = ReadonlyMap<string, string>

/** Either the end of a sentence that begins with “nel testo inglese”, or what a text asks for. */
type MessageReading = { problem?: string; placeholders?: Placeholders }

/** Reads an ICU message in a language. */
export function readMessage(text: string, language: Locale): MessageReading {
  const swallowing = swallowingApostrophe.exec(text)
  if (swallowing) {
    const hidden = snippet(text, swallowing.index + swallowing[0].length - 1)
    return {
      problem: `l’apostrofo diritto sparirebbe e «${hidden}» si vedrebbe così com’è: scrivi l’apostrofo tipografico ’.`,
    }
  }
  try {
    const elements = allElements(parse(text))
    const problem = elements.map((element) => elementProblem(element, language)).find(Boolean)
    return problem ? { problem } : { placeholders: placeholdersOf(elements) }
  } catch (error) {
    return { problem: parseProblem(text, error as ParseError) }
  }
}

/** An apostrophe, or an odd number of them, before what ICU would then take for plain text. */
const swallowingApostrophe = /(?<!')(?:'')*'[{}<>]/

/** Returns a message as if no apostrophe swallowed anything in it, for that is a problem of its own. */
export function withoutSwallowing(text: string): string {
  return text.replaceAll(new RegExp(swallowingApostrophe, 'g'), (found) => `’${found.at(-1)}`)
}

function allElements(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...allElements(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => allElements(value))]
  })
}

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'un testo',
  [TYPE.number]: 'un numero',
  [TYPE.plural]: 'un numero',
  [TYPE.date]: 'una data',
  [TYPE.time]: 'una data',
  [TYPE.select]: 'una scelta',
  [TYPE.tag]: 'un tag',
}

function placeholdersOf(elements: MessageFormatElement[]): Placeholders {
  const placeholders = new Map<string, string>()
  for (const element of elements) {
    const kind = kinds[element.type]
    if (!kind || element.type === TYPE.pound) continue
    const name = isTagElement(element) ? `<${element.value}>` : `{${element.value}}`
    // `{count}` beside `{count, plural, …}` is the same number.
    if (element.type !== TYPE.argument || !placeholders.has(name)) placeholders.set(name, kind)
  }
  return placeholders
}

/** Returns what is wrong with a part of a message that ICU accepts and the site cannot show as meant. */
function elementProblem(element: MessageFormatElement, language: Locale): string | undefined {
  if (element.type === TYPE.pound) return digitsProblem(language)
  if (element.type !== TYPE.literal) {
    if (/^[a-z][a-z\d]*$/i.test(element.value)) {
      if (isPluralElement(element)) return pluralProblem(element, language)
      return isNumberElement(element) ? digitsProblem(language) : undefined
    }
    return `«${element.value}» non è il nome di un segnaposto: ha solo lettere senza accento e cifre, e non si traduce. Scrivi quello giusto o toglilo.`
  }
  const [tag] = /<\/?[a-z][^>]*>?/i.exec(element.value) ?? []
  if (tag) return `«${tag}» si vedrebbe così com’è: un tag si scrive <nome>parole</nome>.`
  return element.value.includes('}')
    ? 'c’è una } senza la sua {: scrivi la { prima del nome, o togli la }.'
    : undefined
}

/** Telephone numbers and dates have the figures of Italian in every language, and so has what is counted. */
function digitsProblem(language: Locale): string | undefined {
  return new Intl.NumberFormat(language).resolvedOptions().numberingSystem === 'latn'
    ? undefined
    : 'un numero avrebbe cifre di un’altra scrittura: al posto di # o di {nome, number} scrivi {nome}.'
}

function pluralProblem(element: PluralElement, language: Locale): string | undefined {
  const { value, options, pluralType } = element
  const missing = missingPluralForm(Object.keys(options), language, pluralType)
  if (!missing) return undefined
  const { form, example } = missing
  return `manca la forma «${form}» di {${value}}, che in questa lingua serve per esempio per ${example}: scrivi ${form} {…} accanto a other {…}.`
}

type ParseError = SyntaxError & { location: { start: { offset: number } } }

function parseProblem(text: string, { message: code, location }: ParseError): string {
  const { offset } = location.start
  const isTag = code.includes('TAG')
  const found = snippet(text, isTag ? text.lastIndexOf('<', offset) : offset)
  if (isTag) {
    return code === 'UNCLOSED_TAG'
      ? 'un tag non è chiuso: a ogni <nome> serve il suo </nome>.'
      : `«${found}» non è un tag, o non chiude quello aperto: si scrive <nome>parole</nome>.`
  }
  return code === 'EXPECT_ARGUMENT_CLOSING_BRACE' && !text.slice(offset).includes('}')
    ? `manca la } che chiude «${found}».`
    : `«${found}» non va bene: ricopia quello che sta tra { e } dal testo di prima o da un’altra lingua.`
}

/** Returns the words at `start`, to find the place by. */
function snippet(text: string, start: number): string {
  const rest = text.slice(start)
  return rest.length > 24 ? `${rest.slice(0, 24)}…` : rest
}
