// Before a build: every file of content/ and messages/ is well-formed and keeps to its schema, and
// every message stands in every language.
// Says all problems at once, in Italian, for the people who edit those files.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkMessages } from '../lib/content/check-messages'
import { headProblems } from '../lib/content/head-texts'
import { jsonSyntaxProblem } from '../lib/content/json-syntax'
import { localizedTexts } from '../lib/content/localized-texts'
import { easyEnough, gulpease, textsOf } from '../lib/content/readability'
import { typographyProblems } from '../lib/content/typography'
import { flattenMessages, isGroup } from '../lib/i18n/flatten-messages'
import { defaultLocale, locales } from '../lib/i18n/locales'
import { titleSuffix } from '../lib/seo/title-suffix'

const serviceMessages = [
  'ServicesPage',
  'ListeningDeskPage',
  'PsychologicalServicesPage',
  'EducationalSupportPage',
  'TrainingPathsPage',
  'WorkshopsPage',
]

const root = fileURLToPath(new URL('..', import.meta.url))

function filesBelow(directory: string, ending: string): string[] {
  return readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .map((name) => join(root, directory, name))
    .sort()
}

const jsonFiles = [...filesBelow('content', '.json'), ...filesBelow('messages', '.json')]
const syntaxProblems = jsonFiles.flatMap((file) => {
  const problem = jsonSyntaxProblem(readFileSync(file, 'utf8'))
  return problem ? [`${relative(root, file)}, ${problem}`] : []
})

async function schemaProblems(): Promise<string[]> {
  const problems: string[] = []
  for (const file of filesBelow('lib/content', '.ts')) {
    try {
      await import(pathToFileURL(file).href)
    } catch (error) {
      if (error instanceof Error && error.name === 'ContentError') {
        problems.push(...error.message.split('\n'))
      } else if (syntaxProblems.length === 0) {
        // With a file that is no JSON, its schema's turn comes when it can be read.
        throw error
      }
    }
  }
  return [...new Set(problems)]
}

/** The messages of a language; undefined where the file is no JSON, which is said already. */
function readCatalog(locale: string): unknown {
  const text = readFileSync(join(root, `messages/${locale}.json`), 'utf8')
  return jsonSyntaxProblem(text) === undefined ? JSON.parse(text) : undefined
}

const catalogs = Object.fromEntries(locales.map((locale) => [locale, readCatalog(locale)]))

const messageProblems = checkMessages(catalogs)

// For editors: how easy each service is to read. Printed, and refused below the mark.
const isItalianSound =
  catalogs[defaultLocale] !== undefined &&
  !messageProblems.some((problem) => problem.startsWith(`messages/${defaultLocale}.json`))
const italian = catalogs[defaultLocale] as Record<string, object | undefined>
const indexes = isItalianSound
  ? serviceMessages.map((name) => [name, gulpease(textsOf(italian[name] ?? {}))] as const)
  : []
const hardTexts = indexes
  .filter(([, index]) => index < easyEnough)
  .map(
    ([name, index]) =>
      `messages/it.json, ${name}: l'indice Gulpease è ${index} e deve essere almeno ${easyEnough}. Servono frasi e parole più corte.`,
  )

const contentTexts = (syntaxProblems.length > 0 ? [] : filesBelow('content', '.json')).flatMap(
  (file) =>
    localizedTexts(JSON.parse(readFileSync(file, 'utf8'))).map((entry) => ({
      ...entry,
      place: `${relative(root, file)}, ${entry.place}`,
    })),
)
const messageTexts = locales.flatMap((locale) =>
  [...messagesOf(locale)].flatMap(([key, text]) =>
    typeof text === 'string' ? [{ place: `messages/${locale}.json, ${key}`, locale, text }] : [],
  ),
)
const texts = [...contentTexts, ...messageTexts]
const styleProblems = texts.flatMap(({ place, locale, text }) =>
  typographyProblems(text, locale).map((problem) => `${place}: ${problem}`),
)
const headTextProblems = locales.flatMap((locale) =>
  headProblems(messagesOf(locale), locale, titleEnd()),
)

/** Read here: with a broken record in it, the file cannot be imported. */
function titleEnd(): string {
  if (syntaxProblems.length > 0) return ''
  const { identity } = JSON.parse(readFileSync(join(root, 'content/association.json'), 'utf8')) as {
    identity?: { shortName?: string }
  }
  return titleSuffix({ shortName: identity?.shortName ?? '' })
}

function messagesOf(locale: string): Map<string, unknown> {
  const catalog = catalogs[locale]
  return isGroup(catalog) ? flattenMessages(catalog) : new Map()
}

const problems = [
  ...syntaxProblems,
  ...(await schemaProblems()),
  ...messageProblems,
  ...styleProblems,
  ...headTextProblems,
  ...hardTexts,
]
if (problems.length > 0) {
  console.error(`\nDa correggere nei contenuti (${problems.length}):\n`)
  for (const problem of problems) console.error(`  • ${problem}`)
  console.error('')
  process.exit(1)
}
console.log(`${texts.length} testi controllati. Tutto a posto.`)
console.log(`Indice Gulpease: ${indexes.map((entry) => entry.join(' ')).join(', ')}`)
