import { flattenMessages, isGroup } from '../i18n/flatten-messages'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import { languageName, say } from './editor-language'
import { readMessage } from './read-message'

/** Catalogs by language, as read from their files; one that is no JSON is left out. */
type Catalogs = Partial<Record<Locale, unknown>>

export type MessageProblem = { file: string; key: string; sentence: string }

/** By key, the placeholders that the code has a value for: `{city}`, `<link>`. */
type Supplied = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns a sentence for each message that is missing, empty, superfluous, broken, that has a
 * placeholder for which the code has no value, or not those of the other languages.
 */
export function checkMessages(catalogs: Catalogs, supplied?: Supplied): MessageProblem[] {
  const original = messagesOf(catalogs[defaultLocale])
  const readings = new Map(
    locales.map((locale) => {
      const messages = messagesOf(catalogs[locale])
      const keys = new Set([...(original?.keys() ?? []), ...(messages?.keys() ?? [])])
      const language = languageName(locale)
      return [
        locale,
        new Map(
          [...keys].map((key) => [key, readText(messages?.get(key), language, supplied?.get(key))]),
        ),
      ]
    }),
  )
  return locales.flatMap((locale) => {
    if (catalogs[locale] === undefined) return []
    const file = `messages/${locale}.json`
    if (!isGroup(catalogs[locale])) return [{ file, key: '', sentence: noGroup }]
    return [...(readings.get(locale) ?? [])].flatMap(([key, { problem }]) => {
      const sentence =
        original && !original.has(key)
          ? superfluous(languageName(locale))
          : (problem ?? difference(locale, (other) => readings.get(other)?.get(key)?.placeholders))
      return sentence ? [{ file, key, sentence }] : []
    })
  })
}

/** By their spelling, `{city}` or `<link>`, what the code has to hand over. */
type Placeholders = ReadonlyMap<string, string>

/** What is wrong with a text by itself; only a sound one can be compared with others. */
type Reading =
  { problem: string; placeholders?: undefined } | { problem?: undefined; placeholders: Placeholders }

function readText(
  text: unknown,
  language: string,
  supplied: ReadonlySet<string> | undefined,
): Reading {
  if (text === undefined) {
    return {
      problem: say(
        `manca il testo ${language}: scrivilo.`,
        `the ${language} text is missing: write it.`,
      ),
    }
  }
  if (typeof text !== 'string') {
    const found = JSON.stringify(text)
    return {
      problem: say(
        `al posto del testo ${language} c’è ${found}: scrivi un testo tra virgolette.`,
        `instead of the ${language} text there is ${found}: write a text in quotes.`,
      ),
    }
  }
  if (text.trim() === '') {
    return {
      problem: say(
        `il testo ${language} è vuoto: scrivilo.`,
        `the ${language} text is empty: write it.`,
      ),
    }
  }
  const { fault, isAboutName, placeholders } = readMessage(text)
  if (fault !== undefined) {
    const help = isAboutName ? usable(supplied) : ''
    return {
      problem: say(
        `nel testo ${language} ${fault}${help}`,
        `in the ${language} text ${fault}${help}`,
      ),
    }
  }
  const unknown = [...placeholders.keys()].filter((name) => supplied && !supplied.has(name))
  if (unknown.length === 0) return { placeholders }
  const found = unknown.join(', ')
  const [italian, english] =
    unknown.length === 1
      ? [`c’è ${found}, che il sito qui non conosce: toglilo o scrivi quello giusto.`, `there is ${found}, which the site does not know here: remove it or write the right one.`]
      : [`ci sono ${found}, che il sito qui non conosce: toglili o scrivi quelli giusti.`, `there are ${found}, which the site does not know here: remove them or write the right ones.`]
  return {
    problem: say(
      `nel testo ${language} ${italian}${usable(supplied)}`,
      `in the ${language} text ${english}${usable(supplied)}`,
    ),
  }
}

/** Says which placeholders a text may have, where that is known. */
function usable(supplied: ReadonlySet<string> | undefined): string {
  if (!supplied) return ''
  // What may be both, `{city}` or `<city>`, is a value nearly always.
  const names = [...supplied]
    .filter((name) => !supplied.has(name.replace(/^<(.*)>$/, '{$1}')) || name.startsWith('{'))
    .join(', ')
  return names
    ? say(` In questo testo puoi usare ${names}.`, ` In this text you may use ${names}.`)
    : say(' Questo testo non ha segnaposto.', ' This text has no placeholders.')
}

/** Returns how a text differs from the Italian, or the Italian from all others that agree. */
function difference(
  locale: Locale,
  placeholdersIn: (locale: Locale) => Placeholders | undefined,
): string | undefined {
  const italian = placeholdersIn(defaultLocale)
  const own = placeholdersIn(locale)
  if (!italian || !own) return undefined
  const [common, ...others] = locales
    .filter((other) => other !== defaultLocale)
    .flatMap((other) => placeholdersIn(other) ?? [])
  const isItalianAlone =
    common !== undefined &&
    others.length > 0 &&
    others.every((other) => isEqual(other, common)) &&
    !isEqual(italian, common)
  if (locale === defaultLocale) return isItalianAlone ? fromOthers(italian, common) : undefined
  return isItalianAlone || isEqual(own, italian)
    ? undefined
    : fromItalian(own, italian, languageName(locale))
}

function isEqual(one: Placeholders, other: Placeholders): boolean {
  return one.size === other.size && [...one].every(([name, kind]) => other.get(name) === kind)
}

function fromItalian(own: Placeholders, italian: Placeholders, language: string): string {
  const found = differences(own, italian, (ownKind, kind) =>
    say(`${ownKind}, mentre in italiano è ${kind}`, `${ownKind}, in Italian it is ${kind}`),
  )
  return say(
    `nel testo ${language} i segnaposto non sono quelli dell’italiano: ${found}.`,
    `the placeholders of the ${language} text are not those of the Italian: ${found}.`,
  )
}

function fromOthers(italian: Placeholders, common: Placeholders): string {
  const found = differences(italian, common, (ownKind, kind) =>
    say(`${ownKind}, mentre nelle altre è ${kind}`, `${ownKind}, in the others it is ${kind}`),
  )
  return say(
    `nel testo italiano i segnaposto non sono quelli delle altre lingue: ${found}. Correggilo, o cambia anche le altre.`,
    `the placeholders of the Italian text are not those of the other languages: ${found}. Correct it, or change the others too.`,
  )
}

function differences(
  own: Placeholders,
  expected: Placeholders,
  otherKind: (ownKind: string, kind: string) => string,
): string {
  return [
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
        : [say(`${name} è ${otherKind(ownKind, kind)}`, `${name} is ${otherKind(ownKind, kind)}`)]
    }),
  ].join('; ')
}

const noGroup = say(
  'tutto il file deve essere un gruppo tra parentesi graffe { }.',
  'the whole file must be a group in curly brackets { }.',
)

function superfluous(language: string): string {
  return say(
    `c’è un testo ${language} ma non quello italiano: aggiungilo in messages/it.json, o togli questo.`,
    `there is text in ${language} but none in Italian: add it in messages/it.json, or remove this one.`,
  )
}

function messagesOf(catalog: unknown): Map<string, unknown> | undefined {
  return isGroup(catalog) ? flattenMessages(catalog) : undefined
}
