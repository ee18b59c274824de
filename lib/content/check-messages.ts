import { flattenMessages, isGroup } from '../i18n/flatten-messages'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import { readMessage } from './read-message'

/** Catalogs by language, as read from their files; one that is no JSON is left out. */
type Catalogs = Partial<Record<Locale, unknown>>

const languageNames = new Intl.DisplayNames('it', { type: 'language' })

/**
 * Returns one Italian sentence for each message that is missing, empty, superfluous, broken, or that
 * asks the code for other placeholders than the Italian one.
 */
export function checkMessages(catalogs: Catalogs): string[] {
  const original = messagesOf(catalogs[defaultLocale])
  return locales.flatMap((locale) => {
    if (catalogs[locale] === undefined) return []
    const file = `messages/${locale}.json`
    const messages = messagesOf(catalogs[locale])
    if (!messages) return [`${file}: tutto il file deve essere un gruppo tra parentesi graffe { }.`]
    const expected = locale === defaultLocale ? undefined : original
    const language = languageNames.of(locale) ?? locale
    return [...new Set([...(expected?.keys() ?? []), ...messages.keys()])].flatMap((key) => {
      const problem =
        expected && !expected.has(key)
          ? `c'è un testo ${language} ma non quello italiano: aggiungilo in messages/it.json, o togli questo.`
          : (textProblem(messages.get(key), language) ??
            placeholderProblem(messages.get(key), expected?.get(key), language))
      return problem ? [`${file}, ${key}: ${problem}`] : []
    })
  })
}

function messagesOf(catalog: unknown): Map<string, unknown> | undefined {
  return isGroup(catalog) ? flattenMessages(catalog) : undefined
}

function textProblem(text: unknown, language: string): string | undefined {
  if (text === undefined) return `manca il testo ${language}: scrivilo.`
  if (typeof text !== 'string') {
    return `al posto del testo ${language} c'è ${JSON.stringify(text)}: scrivi un testo tra virgolette.`
  }
  if (text.trim() === '') return `il testo ${language} è vuoto: scrivilo.`
  const { fault } = readMessage(text)
  return fault && `nel testo ${language} ${fault}`
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
    ...[...expected.keys()].filter((name) => !own.has(name)).map((name) => `manca ${name}`),
    ...[...own.keys()].filter((name) => !expected.has(name)).map((name) => `${name} è di troppo`),
    ...[...expected].flatMap(([name, kind]) => {
      const ownKind = own.get(name)
      return !ownKind || ownKind === kind
        ? []
        : [`${name} è ${ownKind}, mentre in italiano è ${kind}`]
    }),
  ]
  return differences.length > 0
    ? `nel testo ${language} i segnaposto non sono quelli dell'italiano: ${differences.join('; ')}.`
    : undefined
}

function placeholdersOf(text: unknown) {
  if (typeof text !== 'string') return undefined
  const reading = readMessage(text)
  return reading.fault === undefined ? reading.placeholders : undefined
}
