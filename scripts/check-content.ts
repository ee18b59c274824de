// Before a build: every file of content/ and messages/ is well-formed and keeps to its schema.
// Says all problems at once, in Italian, for the people who edit those files.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { jsonSyntaxProblem } from '../lib/content/json-syntax'
import { easyEnough, gulpease, textsOf } from '../lib/content/readability'

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
      if (!(error instanceof Error) || error.name !== 'ContentError') throw error
      problems.push(...error.message.split('\n'))
    }
  }
  return [...new Set(problems)]
}

// A file that is not JSON cannot be imported: its schema's turn comes when it can be read.
const problems = syntaxProblems.length > 0 ? syntaxProblems : await schemaProblems()
if (problems.length > 0) {
  console.error(`\nDa correggere nei contenuti (${problems.length}):\n`)
  for (const problem of problems) console.error(`  • ${problem}`)
  console.error('')
  process.exit(1)
}

// For editors: how easy each service is to read. Printed, and refused below the mark.
const italian = JSON.parse(readFileSync(join(root, 'messages/it.json'), 'utf8')) as Record<
  string,
  object | undefined
>
const indexes = serviceMessages.map(
  (name) => [name, gulpease(textsOf(italian[name] ?? {}))] as const,
)
console.log(`Indice Gulpease: ${indexes.map((entry) => entry.join(' ')).join(', ')}`)
const hard = indexes.filter(([, index]) => index < easyEnough)
for (const [name, index] of hard) {
  console.error(
    `messages/it.json, ${name}: l'indice Gulpease è ${index} e deve essere almeno ${easyEnough}. Servono frasi e parole più corte.`,
  )
}
if (hard.length > 0) process.exit(1)
