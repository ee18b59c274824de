// `npm test`: installs what is missing, a browser and Redis included, then every check.
// `npm run test:content`: what a change of content alone can break.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { install, root, run } from './setup.mjs'
import { installTestPrograms } from './test-programs.mjs'

/**
 * Does one part of the work and says how long it took.
 * @param {string} name
 * @param {() => void} work
 */
function stage(name, work) {
  console.time(name)
  work()
  console.timeEnd(name)
}

/** The one that all browser tests ask; the developer's own in .next stays as it is. */
const buildTestSite = () => run('npx', 'jiti', 'e2e/support/serve-test-site.ts')

/**
 * Starts a command of package.json, and ends this process if it fails.
 * @param {string} name
 */
async function start(name) {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.on('exit', () => child.kill())
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(code ?? 1)
}

stage('installation', () => {
  install()
  installTestPrograms()
})
if (process.argv.includes('--content')) {
  // The check of the content itself, without the events of the tests.
  stage('content', () => run('npm', 'run', '--silent', 'content'))
  stage('build', buildTestSite)
  stage('browser tests', () =>
    run('npx', 'playwright', 'test', 'e2e/build.spec.ts', 'e2e/pages.spec.ts'),
  )
} else {
  // Neither linting nor most unit tests keep two cores busy, nor do checking the types and the build.
  const others = ['lint', 'unit'].map(start)
  stage('typecheck', () => run('npm', 'run', '--silent', 'typecheck'))
  stage('build', buildTestSite)
  console.time('lint and unit after that')
  await Promise.all(others)
  console.timeEnd('lint and unit after that')
  stage('browser tests', () => run('npx', 'playwright', 'test'))
}
