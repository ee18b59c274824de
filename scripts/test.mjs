// `npm test`: installs what is missing, a browser and Redis included, then every check.
// `npm run test:content`: what a change of content alone can break.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser } from './install-browser.mjs'
import { installRedis, reportMissingRedis } from './redis-server.mjs'
import { exitCode, install, root, run } from './setup.mjs'

/** @type {string[]} */
const times = []

/**
 * Does one part of the work and notes how long it took.
 * @param {string} name
 * @param {() => void} work
 */
function stage(name, work) {
  const begin = performance.now()
  work()
  times.push(`${name} ${Math.round((performance.now() - begin) / 1000)} s`)
}

process.on('exit', () => {
  reportMissingRedis()
  console.log(times.join(', '))
})
stage('installation', () => {
  install()
  installBrowser()
  installRedis()
})
const contentOnly = process.argv.includes('--content')
const smoke = ['e2e/build.spec.ts', 'e2e/pages.spec.ts']
if (contentOnly) {
  // The build begins with the check of the content itself, without the events of the tests.
  stage('content', () => run('npm', ['run', '--silent', 'content']))
  stage('build', buildTestSite)
} else {
  // Linting keeps one core busy, checking the types and much of the build another.
  const lint = startLint()
  stage('typecheck', () => run('npm', ['run', '--silent', 'typecheck']))
  stage('build', buildTestSite)
  await lint.end()
  stage('unit', () => run('npm', ['run', '--silent', 'unit']))
}
let result = 0
stage(
  'browser tests',
  () => (result = exitCode('npx', ['playwright', 'test', ...(contentOnly ? smoke : [])])),
)
if (result !== 0) {
  // Where nobody can look at the browser: npx playwright show-trace test-results/…/trace.zip
  if (process.env.CI) {
    console.log('Once more what failed, recorded. It stays failed.')
    exitCode('npx', ['playwright', 'test', '--last-failed'], {
      ...process.env,
      RECORD_FAILURES: '1',
    })
  }
  process.exit(1)
}

/** The one that all browser tests ask; the developer's own in .next stays as it is. */
function buildTestSite() {
  run('npx', ['jiti', 'e2e/support/serve-test-site.ts'])
}

/** Starts `npm run lint`, whose output waits in a file: `end` shows it, and ends this process if it failed. */
function startLint() {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  const path = join(folder, 'output')
  const output = openSync(path, 'w')
  const child = spawn('npm', ['run', '--silent', 'lint'], {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  const exited = once(child, 'exit')
  process.on('exit', () => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  return {
    async end() {
      const begin = performance.now()
      const [code] = await exited
      times.push(`lint ${Math.round((performance.now() - begin) / 1000)} s more`)
      process.stdout.write(readFileSync(path))
      if (code !== 0) process.exit(code ?? 1)
    },
  }
}
