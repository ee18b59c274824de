import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContent } from './check-content'
import { annotation, findingLine, type Level, type LocatedFinding } from './finding'
import { fixFile } from './fix-file'
import { readBase } from './read-base'
import { contentFiles, readSite } from './read-site'
import { schemaDrift, writeSchemas } from './schema-files'

const titles: Record<Level, string> = {
  error: 'Da correggere nei contenuti',
  launch: 'Da ricontrollare prima di pubblicare',
  warning: 'Da guardare, quando puoi',
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Checks the content of the project in a folder and prints what is wrong, as the arguments of the command
 * and what GitHub says of its run want it. Returns the status with which the command ends.
 */
export async function runContentCheck(
  root: string,
  args: string[],
  environment: Environment,
): Promise<number> {
  const options = readOptions(args)
  if (!options) return 1
  const base = options.base ?? baseOnGitHub(environment)
  if (options.fix) fixAll(root)
  const before = base ? readBase(root, base, contentFiles(root)) : {}
  const site = await readSite(root)
  const findings = [...checkContent(site, before), ...schemaFindings(root)]
  for (const [level, title] of Object.entries(titles)) {
    const found = findings.filter((finding) => finding.level === level)
    report(found, title, environment)
  }
  if (!before) {
    console.error(
      `Le traduzioni non sono state confrontate: git non trova «${base}». Prova «git fetch origin», poi di nuovo questo comando.`,
    )
  }
  if ((options.base && !before) || findings.some(({ level }) => level === 'error')) return 1
  console.log('Contenuti e testi controllati. Tutto a posto.')
  return 0
}

/** In a pull request, the branch that it is to change. */
function baseOnGitHub({ GITHUB_BASE_REF }: Environment): string | undefined {
  return GITHUB_BASE_REF && `origin/${GITHUB_BASE_REF}`
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { fix: { type: 'boolean' }, base: { type: 'string' } } })
      .values
  } catch {
    console.error(
      'npm run content controlla tutto. Con -- --fix mette anche a posto ciò che può; con -- --base origin/main elenca le traduzioni da rileggere.',
    )
    return undefined
  }
}

function report(found: readonly LocatedFinding[], title: string, environment: Environment) {
  if (found.length === 0) return
  const lines = found.map(
    (finding) => `${finding.level === 'error' ? '•' : '!'} ${findingLine(finding)}`,
  )
  console.error(`\n${title} (${found.length}):\n\n${lines.map((line) => `  ${line}\n`).join('')}`)
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = environment
  if (GITHUB_ACTIONS) for (const finding of found) console.log(annotation(finding))
  if (GITHUB_STEP_SUMMARY) {
    const list = found.map((finding) => `- \`${findingLine(finding).replaceAll('`', "'")}\`\n`)
    appendFileSync(GITHUB_STEP_SUMMARY, `## ${title} (${found.length})\n\n${list.join('')}\n`)
  }
}

function schemaFindings(root: string): LocatedFinding[] {
  const [file] = schemaDrift(root)
  if (!file) return []
  const sentence = 'non corrisponde più al codice. Usa «npm run content -- --fix».'
  return [{ file, path: [], place: '', line: 1, sentence, level: 'error' }]
}

function fixAll(root: string) {
  for (const file of contentFiles(root)) {
    const bytes = readFileSync(join(root, file))
    const text = fixFile(file, bytes)
    if (text !== undefined && !bytes.equals(Buffer.from(text)))
      writeFileSync(join(root, file), text)
  }
  writeSchemas(root)
}
