import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { mainSite } from '../e2e/support/site-server'

const directory = join(mainSite, '.next/sites/baseline')
const mark = join(directory, '.next/made-from')

const files = {
  'package.json': '{ "private": true }',
  // The packages lie outside of the folder, behind a link; the bundler would take the site's middleware
  // from there too, if it could have this name here.
  'next.config.mjs': `export default { pageExtensions: ['jsx'], turbopack: { root: ${JSON.stringify(mainSite)} } }`,
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="it"><body>{children}</body></html>\n}',
  // Asked for to see whether the server is up.
  'public/robots.txt': '',
  'app/page.jsx': 'export default function Page() {\n  return <p>Empty</p>\n}',
}

/**
 * Builds what the framework itself costs, an App Router page with nothing on it, by the same
 * packages as the site; returns its folder. Made once for a build of the site and its packages.
 */
export async function buildBaseline(): Promise<string> {
  const { resolve } = createRequire(join(mainSite, 'package.json'))
  const versions = ['next', 'react-dom'].map((name) =>
    readFileSync(resolve(`${name}/package.json`), 'utf8'),
  )
  const state = JSON.stringify([files, versions.map((text) => JSON.parse(text).version)])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return directory
  rmSync(directory, { recursive: true, force: true })
  for (const folder of ['app', 'public']) mkdirSync(join(directory, folder), { recursive: true })
  symlinkSync(join(mainSite, 'node_modules'), join(directory, 'node_modules'), 'junction')
  for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text)
  const next = join(mainSite, 'node_modules/next/dist/bin/next')
  const build = spawn(process.execPath, [next, 'build'], {
    cwd: directory,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    timeout: 300_000,
  })
  let output = ''
  build.stdout.on('data', (text) => (output += text))
  build.stderr.on('data', (text) => (output += text))
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build of the empty page failed.\n${output}`)
  writeFileSync(mark, state)
  return directory
}
