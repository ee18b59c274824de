// `npm run prove:languages`: adds French, Ukrainian and Arabic to a copy of the project, in .next/languages,
// by the recipe “Add a language” of CONTRIBUTING.md, with invented words, and checks, builds and reads the
// site in six languages. Takes the port 3402 and about five minutes.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '../../e2e/support/site-server'
import { copyProject } from '../project-copy'
import { addEntries, addTexts, addToNginx, newLanguages } from './new-languages'
import { languageFaults } from './read-languages'

const port = 3402
const copy = join(process.cwd(), '.next/languages')
const env = { ...process.env, TYPES_CHECKED: '1', NEXT_TELEMETRY_DISABLED: '1' }
/** Of the build and of what serves it; unit tests send their forms to an address of their own. */
const siteEnv = { ...env, SITE_URL: `http://localhost:${port}` }

copyProject(copy)
addEntries(copy)
const found = tell('npm', 'run', '--silent', 'content')
const unnamed = ['messages/', 'content/'].flatMap((folder) =>
  lacking(folder).filter((file) => !found.output.includes(file)),
)
if (found.status === 0 || unnamed.length > 0) {
  fail(`The check of the content does not name ${unnamed.join(', ')}.`)
}
addTexts(copy)
run('npm', 'run', '--silent', 'content', '--', '--fix')
const dictated = tell('npx', 'vitest', 'run', 'scripts/nginx-languages.test.ts')
if (!dictated.output.includes('deploy/nginx.conf, line')) {
  fail('No test says which lines nginx needs.')
}
addToNginx(copy)
run('npm', 'run', '--silent', 'typecheck')
// Six languages are twice the work, and a busy machine is no fault of a language.
run('npm', 'run', '--silent', 'unit', '--', '--testTimeout=300000', '--hookTimeout=300000')
// Of a repository Next.js builds nothing with packages from outside it.
rmSync(join(copy, '.git'), { recursive: true })
run('npm', 'run', '--silent', 'build')
const site = await startSite({ directory: copy, port, env: siteEnv })
run('npm', 'run', '--silent', 'check:site', '--', site.url)
const faults = await languageFaults(site.url, Object.keys(newLanguages))
await site.stop()
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log('French, Ukrainian and Arabic can be added as CONTRIBUTING.md says.')

/** The files that lack the new languages: each catalog, and all content with texts. */
function lacking(folder: string): string[] {
  if (folder === 'messages/')
    return Object.keys(newLanguages).map((code) => `messages/${code}.json`)
  const files = readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
  const { stdout } = spawnSync('grep', ['-rl', '"it":', folder], { cwd: copy, encoding: 'utf8' })
  return files.map((file) => folder + file).filter((file) => stdout.includes(file))
}

function run(command: string, ...given: string[]): void {
  const { status, output } = tell(command, ...given)
  if (status !== 0) fail(`${output}\n${command} ${given.join(' ')} has failed.`)
}

function tell(command: string, ...given: string[]): { status: number | null; output: string } {
  console.time(given.join(' '))
  const { status, stdout, stderr } = spawnSync(command, given, {
    cwd: copy,
    env: given.includes('build') ? siteEnv : env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  console.timeEnd(given.join(' '))
  return { status, output: stdout + stderr }
}

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}
