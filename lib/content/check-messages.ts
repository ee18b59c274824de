import { flattenMessages, isGroup } from '../i18n/flatten-messages'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import { languageName, say } from './editor-language'
import { readMessage } from './read-message'

/** Catalogs by language, as read from their files; one that is no JSON is left out. */
type Catalogs = Partial<Record<Locale, unknown>>

export type MessageProblem = { file: string; key: string; sentence: string }

/**
 * Returns a sentence for each message that is missing, empty, superfluous, broken, or that asks the
 * code for other placeholders than the Italian one.
 */
export function checkMessages(catalogs: Catalogs): MessageProblem[] {
  const original = messagesOf(catalogs[defaultLocale])
  return locales.flatMap((locale) => {
    if (catalogs[locale] === undefined) return []
    const file = `messages/${locale}.json`
    const messages = messagesOf(catalogs[locale])
    if (!messages) return [{ file, key: '', sentence: noGroup }]
    const expected = locale === defaultLocale ? undefined : original
    const language = languageName(locale)
    return [...new Set([...(expected?.keys() ?? []), ...messages.keys()])].flatMap((key) => {
      const sentence =
        expected && !expected.has(key)
          ? superfluous(language)
          : (textProblem(messages.get(key), language) ??
            placeholderProblem(messages.get(key), expected?.get(key), language))
      return sentence ? [{ file, key, sentence }] : []
    })
  })
}

const noGroup = say(
  'tutto il file deve essere un gruppo tra parentesi graffe { }.',
  'the whole file must be a group in curly brackets { }.',
)

function superfluous(language: string): string {
  return say(
    `c'è un testo ${language} ma non quello italiano: aggiungilo in messages/it.json, o togli questo.`,
    `there is text in ${language} but none in Italian: add it in messages/it.json, or remove this one.`,
  )
}

function messagesOf(catalog: unknown): Map<string, unknown> | undefined {
  return isGroup(catalog) ? flattenMessages(catalog) : undefined
}

function textProblem(text: unknown, language: string): string | undefined {
  if (text === undefined) {
    return say(
      `manca il testo ${language}: scrivilo.`,
      `the ${language} text is missing: write it.`,
    )
  }
  if (typeof text !== 'string') {
    const found = JSON.stringify(text)
    return say(
      `al posto del testo ${language} c'è ${found}: scrivi un testo tra virgolette.`,
      `instead of the ${language} text there is ${found}: write a text in quotes.`,
    )
  }
  if (text.trim() === '') {
    return say(
      `il testo ${language} è vuoto: scrivilo.`,
      `the ${language} text is empty: write it.`,
    )
  }
  const { fault } = readMessage(text)
  return fault && say(`nel testo ${language} ${fault}`, `in the ${language} text ${fault}`)
}

function placeholderProblem(
  text: unknown,
  original: unknown,
  language: string,
): string | undefined {
  const own = placeholdersOf(text)
  const expected = placeholdersOf(original)
  // A broken Italian text is a problem of its own.
  if (!own || !expected) return undefined
  const differences = [
    ...[...expected.keys()]
      .filter((name) => !own.has(name))
      .map((name) => say(`manca ${name}`, `${name} is missing`)),
    ...[...own.keys()]
      .filter((name) => !expected.has(name))
      .map((name) => say(`${name} è di troppo`, `${name} is one too many`)),
    ...[...expected].flatMap(([name, kind]) => {
      const ownKind = own.get(name)
      return !ownKind || ownKind === kind
        ? []
        : [
            say(
              `${name} è ${ownKind}, mentre in italiano è ${kind}`,
              `${name} is ${ownKind}, in Italian it is ${kind}`,
            ),
          ]
    }),
  ]
  return differences.length > 0
    ? say(
        `nel testo ${language} i segnaposto non sono quelli dell'italiano: ${differences.join('; ')}.`,
        `the placeholders of the ${language} text are not those of the Italian: ${differences.join('; ')}.`,
      )
    : undefined
}

function placeholdersOf(text: unknown) {
  if (typeof text !== 'string') return undefined
  const reading = readMessage(text)
  return reading.fault === undefined ? reading.placeholders : undefined
}
