// Whether the W3C's checker finds an error in any page of the last build, or of that in the folder given. It needs Java, and comes from
// the registry when it is asked for: 31 MB that no install should carry.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '../lib/i18n/locales'
import { filesIn } from '../lib/security/response-headers'
import { sitePaths } from '../lib/site-paths'

const [folder = ''] = process.argv.slice(2)
const root = fileURLToPath(new URL('..', import.meta.url))
const server = join(root, folder, '.next/server')
const pages = filesIn(server).filter((file) => file.endsWith('.html'))

const missing = locales
  .flatMap((locale) => [...sitePaths, '/not-found'].map((path) => `/app/${locale}${path}`))
  .map((path) => `${path.replace(/\/$/, '')}.html`)
  .filter((file) => !pages.includes(file))
if (missing.length > 0) stop(`Not in the last build, npm run build: ${missing.join(', ')}`)
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
