import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What the code has to hand over: `{city}` is a text, `<link>` a tag. */
type Kind = 'un testo' | 'un numero' | 'una data' | 'una scelta' | 'un tag'

type MessageReading =
  | { fault: string }
  | {
      fault?: undefined
      /** By their spelling, `{city}` or `<link>`. */
      placeholders: Map<string, Kind>
    }

/**
 * Returns the placeholders of an ICU message, or what is wrong with it: the end of an Italian
 * sentence that begins with "nel testo inglese".
 */
export function readMessage(text: string): MessageReading {
  const quoted = swallowingApostrophe.exec(text)
  if (quoted) {
    return {
      fault: `l'apostrofo sparirebbe e «${snippet(text, quoted.index + quoted[0].length - 1)}» si vedrebbe così com'è: raddoppia l'apostrofo ('').`,
    }
  }
  try {
    const elements = allElements(parse(text))
    const fault = elements.map(elementFault).find(Boolean)
    return fault ? { fault } : { placeholders: placeholdersOf(elements) }
  } catch (error) {
    return { fault: parseFault(text, error as ParseError) }
  }
}

/** An apostrophe, or an odd number of them, before what ICU would then take for plain text. */
const swallowingApostrophe = /(?<!')(?:'')*'[{}<>]/

function allElements(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...allElements(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    const options = Object.values(element.options)
    return [element, ...options.flatMap(({ value }) => allElements(value))]
  })
}

function placeholdersOf(elements: MessageFormatElement[]): Map<string, Kind> {
  const placeholders = new Map<string, Kind>()
  for (const element of elements) {
    const kind = kinds[element.type]
    if (!kind || element.type === TYPE.pound) continue
    const name = element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`
    // `{count}` beside `{count, plural, …}` is the same number.
    if (kind !== 'un testo' || !placeholders.has(name)) placeholders.set(name, kind)
  }
  return placeholders
}

const kinds: Partial<Record<TYPE, Kind>> = {
  [TYPE.argument]: 'un testo',
  [TYPE.number]: 'un numero',
  [TYPE.plural]: 'un numero',
  [TYPE.date]: 'una data',
  [TYPE.time]: 'una data',
  [TYPE.select]: 'una scelta',
  [TYPE.tag]: 'un tag',
}

/** What ICU accepts and the site cannot show as meant. */
function elementFault(element: MessageFormatElement): string | undefined {
  if (element.type === TYPE.pound) return undefined
  if (element.type === TYPE.literal) {
    const shown = /<\/?[a-z][^>]*>?/i.exec(element.value)?.[0]
    if (shown) return `«${shown}» si vedrebbe così com'è: un tag si scrive <nome>parole</nome>.`
    return element.value.includes('}') ? "c'è una } senza la sua {." : undefined
  }
  if (!/^[a-z][a-z\d]*$/i.test(element.value)) {
    return `il nome «${element.value}» può avere solo lettere senza accento e cifre.`
  }
  if (element.type !== TYPE.plural) return undefined
  const unknown = Object.keys(element.options).find((form) => !pluralForm.test(form))
  return unknown && `«${unknown}» non è una forma del plurale: si usano one, other oppure =1.`
}

const pluralForm = /^(zero|one|two|few|many|other|=\d+)$/

type ParseError = SyntaxError & { location: { start: { offset: number } } }

function parseFault(text: string, { message: code, location }: ParseError): string {
  const { offset } = location.start
  switch (code) {
    case 'EXPECT_ARGUMENT_CLOSING_BRACE':
      return `manca la } che chiude «${snippet(text, offset)}».`
    case 'EMPTY_ARGUMENT':
    case 'MALFORMED_ARGUMENT':
      return `«${snippet(text, offset)}» non va bene: tra { e } sta un nome solo, per esempio {city}.`
    case 'MISSING_OTHER_CLAUSE':
      return 'manca la forma other, che serve sempre.'
    case 'INVALID_TAG':
      return `«${snippet(text, text.lastIndexOf('<', offset))}» non è un tag: si scrive <nome>parole</nome>, senza altro.`
    case 'UNMATCHED_CLOSING_TAG':
      return `«${snippet(text, text.lastIndexOf('<', offset))}» non chiude nessun tag aperto.`
    case 'UNCLOSED_TAG':
      return 'un tag non è chiuso: a ogni <nome> serve il suo </nome>.'
    default:
      return `«${snippet(text, offset)}» non è scritto come vuole la sintassi ICU (${code}).`
  }
}

/** The words at `start`, to find the place by. */
function snippet(text: string, start: number): string {
  const rest = text.slice(start)
  return rest.length > 24 ? `${rest.slice(0, 24)}…` : rest
}
