// `npm test`: installs what is missing, a browser and Redis included, then every check. The exit code
// is the truth.
import { installBrowser } from './install-browser.mjs'
import { installRedis, reportMissingRedis } from './redis-server.mjs'
import { build, exitCode, install, run } from './setup.mjs'

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
for (const name of ['lint', 'typecheck', 'unit']) {
  stage(name, () => run('npm', ['run', '--silent', name]))
}
stage('build', () => build({ ...process.env, TYPES_CHECKED: '1' }))
let result = 0
stage('browser tests', () => (result = exitCode('npm', ['run', '--silent', 'e2e'])))
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
