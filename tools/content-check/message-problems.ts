import { flattenMessages, isGroup } from '../../lib/i18n/flatten-messages'
import { languageName } from '../../lib/i18n/formats'
import { defaultLocale, locales, type Locale } from '../../lib/i18n/locales'
import { titleSuffix } from '../../lib/pages'
import type { Content, Finding } from './finding'
import { readMessage, type Placeholders } from './read-message'

type Catalogs = ReadonlyMap<Locale, ReadonlyMap<string, unknown>>

const fileOf = (locale: Locale) => `messages/${locale}.json`

/** Finds what is wrong with the words of the pages; `code` is what asks for them. */
export function messageProblems(content: Content, code: string): Finding[] {
  const wholeFiles = locales.flatMap((locale) => {
    const file = fileOf(locale)
    const sentence = fileProblem(file in content, content[file], locale)
    return sentence ? [{ file, path: [], sentence }] : []
  })
  const catalogs = new Map(
    locales.flatMap((locale) => {
      const catalog = content[fileOf(locale)]
      return isGroup(catalog) ? [[locale, flattenMessages(catalog)] as const] : []
    }),
  )
  const italian = catalogs.get(defaultLocale)
  if (!italian) return wholeFiles
  return [
    ...wholeFiles,
    ...singleProblems(catalogs),
    ...[...catalogs].flatMap(([locale, messages]) =>
      headProblems(messages, fileOf(locale), titleSuffix(identityOf(content))),
    ),
    ...unusedMessages(italian, code),
  ]
}

function identityOf(content: Content) {
  const { identity } = (content['content/association.json'] ?? {}) as {
    identity?: { shortName?: string }
  }
  return { shortName: identity?.shortName ?? '' }
}

function fileProblem(isThere: boolean, catalog: unknown, locale: Locale): string | undefined {
  if (!isThere) {
    return `il file manca. Copia messages/it.json con questo nome e scrivi i testi in ${languageName(locale)}.`
  }
  return catalog === undefined || isGroup(catalog)
    ? undefined
    : 'tutto il file deve essere un gruppo tra parentesi graffe { }.'
}

/** Finds what is wrong with each message by itself, or beside those of the other languages. */
function singleProblems(catalogs: Catalogs): Finding[] {
  const keys = new Set([...catalogs.values()].flatMap((messages) => [...messages.keys()]))
  return [...keys].flatMap((key) => {
    const readings = [...catalogs].map(([locale, messages]) => {
      const text = messages.get(key)
      return { locale, text, ...readMessage(typeof text === 'string' ? text : '', locale) }
    })
    const usual = usualPlaceholders(readings.flatMap(({ placeholders }) => placeholders ?? []))
    const isItalian = catalogs.get(defaultLocale)?.has(key)
    return readings.flatMap(({ locale, text, problem, placeholders }) => {
      const language = languageName(locale)
      const wrong = problem ?? placeholderProblem(placeholders, usual)
      const sentence = isItalian
        ? (textProblem(text, language) ?? (wrong && `nel testo ${language} ${wrong}`))
        : `c’è un testo ${language} ma non quello italiano: aggiungilo in messages/it.json, o togli questo.`
      if (!sentence || (!isItalian && text === undefined)) return []
      const help = usual && sentence.includes('segnaposto:') ? ` ${usable(usual)}` : ''
      return [{ file: fileOf(locale), path: key.split('.'), sentence: `${sentence}${help}` }]
    })
  })
}

function textProblem(text: unknown, language: string): string | undefined {
  if (text === undefined) return `manca il testo ${language}: scrivilo.`
  if (typeof text !== 'string') {
    return `al posto del testo ${language} c’è ${JSON.stringify(text)}: scrivi un testo tra virgolette.`
  }
  return text.trim() === '' ? `il testo ${language} è vuoto: scrivilo.` : undefined
}

/** What most languages have; where none is the most common, what the first has, the Italian. */
function usualPlaceholders(readings: readonly Placeholders[]): Placeholders | undefined {
  const share = (one: Placeholders) => readings.filter((other) => isEqual(one, other)).length
  return readings.toSorted((one, other) => share(other) - share(one))[0]
}

function isEqual(one: Placeholders, other: Placeholders): boolean {
  return one.size === other.size && [...one].every(([name, kind]) => other.get(name) === kind)
}

function placeholderProblem(own?: Placeholders, usual?: Placeholders): string | undefined {
  if (!own || !usual) return undefined
  const missing = [...usual.keys()].filter((name) => !own.has(name))
  const unknown = [...own.keys()].filter((name) => !usual.has(name))
  if (unknown.length > 0 && missing.length === 0) {
    return `c’è ${unknown.join(', ')}, che il sito qui non conosce: toglilo o scrivi quello giusto. ${usable(usual)}`
  }
  const differences = [
    ...missing.map((name) => `manca ${name}`),
    ...unknown.map((name) => `${name} è di troppo`),
    ...[...usual].flatMap(([name, kind]) => {
      const ownKind = own.get(name)
      return !ownKind || ownKind === kind ? [] : [`${name} è ${ownKind}, e dovrebbe essere ${kind}`]
    }),
  ]
  if (differences.length === 0) return undefined
  return `i segnaposto non sono quelli delle altre lingue: ${differences.join('; ')}.`
}

function usable(placeholders: Placeholders): string {
  return placeholders.size > 0
    ? `In questo testo puoi usare ${[...placeholders.keys()].join(', ')}.`
    : 'Questo testo non ha segnaposto.'
}

export const longestTitle = 60
export const descriptionLength = { min: 110, max: 160 }

/** Finds titles and descriptions that search results would cut, or that two pages share. */
function headProblems(
  messages: ReadonlyMap<string, unknown>,
  file: string,
  suffix: string,
): Finding[] {
  const heads = [...messages].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && /\.meta(Title|Description)$/.test(entry[0]),
  )
  return heads.flatMap(([key, text]) => {
    const duplicate = heads.find(([other, same]) => other !== key && same === text)?.[0]
    const isTitle = key.endsWith('Title')
    const { min, max } = isTitle ? { min: 1, max: longestTitle - suffix.length } : descriptionLength
    const why = isTitle
      ? `: dopo viene «${suffix.trim()}», e chi cerca ne vede ${longestTitle} in tutto`
      : ''
    const sentences = [
      ...(duplicate ? [`è uguale a ${duplicate}: ogni pagina ha il suo testo.`] : []),
      ...(min <= text.length && text.length <= max
        ? []
        : [`ha ${text.length} caratteri, e devono essere da ${min} a ${max}${why}.`]),
    ]
    return sentences.map((sentence) => ({ file, path: key.split('.'), sentence }))
  })
}

/** Finds messages whose last name stands nowhere in the code. */
function unusedMessages(italian: ReadonlyMap<string, unknown>, code: string): Finding[] {
  if (!code) return []
  const words = new Set(code.match(/[\p{L}\p{N}_-]+/gu))
  return [...italian.keys()]
    .filter((key) => !words.has(key.split('.').at(-1) ?? ''))
    .map((key) => ({
      file: fileOf(defaultLocale),
      path: key.split('.'),
      sentence:
        'nessuna pagina usa questo testo. Toglilo in tutte le lingue, o controlla come è scritta la chiave.',
    }))
}
