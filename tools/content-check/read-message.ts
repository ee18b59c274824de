import {
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
  try {
    const elements = allElements(parse(text))
    const problem = elements.map((element) => elementProblem(element, language)).find(Boolean)
    return problem ? { problem } : { placeholders: placeholdersOf(elements) }
  } catch (error) {
    return { problem: parseProblem(text, error as ParseError) }
  }
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
  if (element.type === TYPE.pound) return undefined
  if (element.type === TYPE.literal) {
    const [sign] = /[{}]|<\/?[a-z][^>]*>?/i.exec(element.value) ?? []
    return (
      sign &&
      `«${sign}» si vedrebbe così com’è. Si scrive {nome} o <nome>parole</nome>, con l’apostrofo tipografico ’ se ne ha uno davanti.`
    )
  }
  if (/^[a-z][a-z\d]*$/i.test(element.value)) {
    return isPluralElement(element) ? pluralProblem(element, language) : undefined
  }
  return `«${element.value}» non è il nome di un segnaposto: ha solo lettere senza accento e cifre, e non si traduce. Scrivi quello giusto o toglilo.`
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
  const found = text.slice(isTag ? text.lastIndexOf('<', offset) : offset).slice(0, 24)
  return isTag
    ? `«${found}» non va bene: un tag si scrive <nome>parole</nome>.`
    : `«${found}» non va bene: ricopia quello che sta tra { e } dal testo di prima o da un’altra lingua.`
}
