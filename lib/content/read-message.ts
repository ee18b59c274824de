import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { say } from './editor-language'

/** What the code has to hand over: `{city}` is a text, `<link>` a tag. */
type Kind = string

const plainText = say('un testo', 'a text')
const number = say('un numero', 'a number')
const date = say('una data', 'a date')

type MessageReading =
  | {
      fault: string
      /** Whether it helps to say which placeholders there are. */
      isAboutName?: boolean
      placeholders?: undefined
    }
  | {
      fault?: undefined
      isAboutName?: undefined
      /** By their spelling, `{city}` or `<link>`. */
      placeholders: Map<string, Kind>
    }

/**
 * Returns the placeholders of an ICU message, or what is wrong with it: the end of a
 * sentence that begins with "nel testo inglese" or "in the English text".
 */
export function readMessage(text: string): MessageReading {
  const quoted = swallowingApostrophe.exec(text)
  if (quoted) {
    return {
      fault: say(
        `l’apostrofo diritto sparirebbe e «${snippet(text, quoted.index + quoted[0].length - 1)}» si vedrebbe così com’è: scrivi l’apostrofo tipografico ’.`,
        `the straight apostrophe would vanish and “${snippet(text, quoted.index + quoted[0].length - 1)}” would show as it is: write the curly apostrophe ’.`,
      ),
    }
  }
  try {
    const elements = allElements(parse(text))
    const wrongName = elements.map(nameFault).find(Boolean)
    if (wrongName) return { fault: wrongName, isAboutName: true }
    const fault = elements.map(elementFault).find(Boolean)
    return fault ? { fault } : { placeholders: placeholdersOf(elements) }
  } catch (error) {
    const { message: code } = error as ParseError
    return { fault: parseFault(text, error as ParseError), isAboutName: code.includes('ARGUMENT') }
  }
}

/** An apostrophe, or an odd number of them, before what ICU would then take for plain text. */
const swallowingApostrophe = /(?<!')(?:'')*'[{}<>]/

/** Returns a message as if no apostrophe swallowed anything in it, for that is a fault of its own. */
export function withoutSwallowing(text: string): string {
  return text.replaceAll(new RegExp(swallowingApostrophe, 'g'), (found) => `’${found.at(-1)}`)
}

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
    if (kind !== plainText || !placeholders.has(name)) placeholders.set(name, kind)
  }
  return placeholders
}

const kinds: Partial<Record<TYPE, Kind>> = {
  [TYPE.argument]: plainText,
  [TYPE.number]: number,
  [TYPE.plural]: number,
  [TYPE.date]: date,
  [TYPE.time]: date,
  [TYPE.select]: say('una scelta', 'a choice'),
  [TYPE.tag]: say('un tag', 'a tag'),
}

/** Returns what is wrong with a name that ICU accepts and the code cannot have. */
function nameFault(element: MessageFormatElement): string | undefined {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return undefined
  if (/^[a-z][a-z\d]*$/i.test(element.value)) return undefined
  return say(
    `«${element.value}» non è il nome di un segnaposto: ha solo lettere senza accento e cifre, e non si traduce. Scrivi quello giusto o toglilo.`,
    `“${element.value}” is not the name of a placeholder: it has only letters without accents and digits, and is not translated. Write the right one or remove it.`,
  )
}

/**
 * Returns what is wrong with a part of a message that ICU accepts and the site cannot show as
 * meant.
 */
function elementFault(element: MessageFormatElement): string | undefined {
  if (element.type === TYPE.pound) return undefined
  if (element.type === TYPE.literal) {
    const shown = /<\/?[a-z][^>]*>?/i.exec(element.value)?.[0]
    if (shown)
      return say(
        `«${shown}» si vedrebbe così com’è: un tag si scrive <nome>parole</nome>.`,
        `“${shown}” would show as it is: a tag is written <name>words</name>.`,
      )
    return element.value.includes('}')
      ? say(
          'c’è una } senza la sua {: scrivi la { prima del nome, o togli la }.',
          'there is a } without its {: write the { before the name, or remove the }.',
        )
      : undefined
  }
  if (element.type !== TYPE.plural) return undefined
  const unknown = Object.keys(element.options).find((form) => !pluralForm.test(form))
  return (
    unknown &&
    say(
      `«${unknown}» non è una forma del plurale: si usano one, other oppure =1.`,
      `“${unknown}” is no plural form: use one, other or =1.`,
    )
  )
}

const pluralForm = /^(zero|one|two|few|many|other|=\d+)$/

type ParseError = SyntaxError & { location: { start: { offset: number } } }

function parseFault(text: string, { message: code, location }: ParseError): string {
  const { offset } = location.start
  switch (code) {
    case 'EXPECT_ARGUMENT_CLOSING_BRACE':
    case 'EMPTY_ARGUMENT':
    case 'MALFORMED_ARGUMENT':
      return argumentFault(text.slice(offset))
    case 'EXPECT_ARGUMENT_TYPE':
    case 'INVALID_ARGUMENT_TYPE':
      return say(
        `dopo la virgola «${snippet(text, offset)}» non va bene: ricopia quello che sta tra { e } dal testo di prima o da un’altra lingua.`,
        `after the comma “${snippet(text, offset)}” will not do: copy what stands between { and } from the text as it was or from another language.`,
      )
    case 'MISSING_OTHER_CLAUSE':
      return say(
        'manca la forma other, che serve sempre: scrivi other {…} dopo le altre forme.',
        'the form other is missing, which is always needed: write other {…} after the other forms.',
      )
    case 'INVALID_TAG':
      return say(
        `«${snippet(text, text.lastIndexOf('<', offset))}» non è un tag: si scrive <nome>parole</nome>, senza altro.`,
        `“${snippet(text, text.lastIndexOf('<', offset))}” is no tag: write <name>words</name> and nothing else.`,
      )
    case 'UNMATCHED_CLOSING_TAG':
      return say(
        `«${snippet(text, text.lastIndexOf('<', offset))}» non chiude nessun tag aperto.`,
        `“${snippet(text, text.lastIndexOf('<', offset))}” closes no open tag.`,
      )
    case 'UNCLOSED_TAG':
      return say(
        'un tag non è chiuso: a ogni <nome> serve il suo </nome>.',
        'a tag is not closed: every <name> needs its </name>.',
      )
    default:
      return say(
        `«${snippet(text, offset)}» non è scritto come vuole la sintassi ICU (${code}): ricopia quello che sta tra { e } dal testo di prima o da un’altra lingua.`,
        `“${snippet(text, offset)}” is not written as ICU syntax wants it (${code}): copy what stands between { and } from the text as it was or from another language.`,
      )
  }
}

/** Returns what is wrong with a text that begins with the { of an argument. */
function argumentFault(text: string): string {
  const [, name] = /^\{\s*([a-z][a-z\d]*)(?![\p{L}\d])/iu.exec(text) ?? []
  const isOpen = !/^\{[^{]*\}/.test(text)
  if (name && isOpen) {
    return say(
      `manca la } dopo «${name}»: scrivi {${name}}.`,
      `the } after “${name}” is missing: write {${name}}.`,
    )
  }
  return isOpen
    ? say(
        `manca la } che chiude «${snippet(text, 0)}».`,
        `the } that closes “${snippet(text, 0)}” is missing.`,
      )
    : say(
        `«${snippet(text, 0)}» non va bene: tra { e } sta solo il nome di un segnaposto. Scrivi quello, o togli le parentesi.`,
        `“${snippet(text, 0)}” will not do: between { and } stands but the name of a placeholder. Write that, or remove the brackets.`,
      )
}

/** Returns the words at `start`, to find the place by. */
function snippet(text: string, start: number): string {
  const rest = text.slice(start)
  return rest.length > 24 ? `${rest.slice(0, 24)}…` : rest
}
