// Whether the W3C's checker finds an error in any page of the last build, or of that in the folder given. It needs Java, and comes from
// the registry when it is asked for: 31 MB that no install should carry.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn } from '../lib/security/response-headers'

const [folder = ''] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const server = join(root, folder, '.next/server')
const pages = filesIn(server).filter((file) => file.endsWith('.html'))

const { routes } = JSON.parse(readFileSync(join(server, '../prerender-manifest.json'), 'utf8')) as {
  routes: Record<string, { dataRoute: string | null }>
}
const missing = Object.entries(routes)
  .filter(([, { dataRoute }]) => dataRoute)
  .map(([route]) => `/app${route}.html`)
  .filter((file) => !pages.includes(file))
if (pages.length === 0 || missing.length > 0) stop(`Not in the build: ${missing.join(', ')}`)
if (spawnSync('java', ['-version']).status !== 0) {
  stop('The checker needs Java: apt-get install default-jre-headless')
}

const checker = ['--yes', '--ignore-scripts', '--package=vnu-jar@26.9.27', '--', 'vnu']
const { status } = spawnSync(
  'npm',
  ['exec', ...checker, '--errors-only', ...pages.map((page) => join(server, page))],
  { stdio: 'inherit', shell: process.platform === 'win32' },
)
if (status !== 0) stop('These are the errors that the checker has found.')
console.log(`No error in ${pages.length} pages.`)

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
