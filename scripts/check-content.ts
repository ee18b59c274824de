// Before a build: every file of content/ and messages/ is well-formed and keeps to its schema, and
// every message stands in every language.
// Says all problems at once, in Italian, for the people who edit those files.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkMessages } from '../lib/content/check-messages'
import { jsonSyntaxProblem } from '../lib/content/json-syntax'
import { easyEnough, gulpease, textsOf } from '../lib/content/readability'
import { defaultLocale, locales } from '../lib/i18n/locales'

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

const problems = [...syntaxProblems, ...(await schemaProblems()), ...messageProblems, ...hardTexts]
if (problems.length > 0) {
  console.error(`\nDa correggere nei contenuti (${problems.length}):\n`)
  for (const problem of problems) console.error(`  • ${problem}`)
  console.error('')
  process.exit(1)
}
console.log(`Indice Gulpease: ${indexes.map((entry) => entry.join(' ')).join(', ')}`)
