// `npm test`: installs what is missing, a browser and Redis included, then every check. The exit code
// is the truth.
import { installBrowser } from './install-browser.mjs'
import { installRedis, reportMissingRedis } from './redis-server.mjs'
import { build, exitCode, install, run } from './setup.mjs'

install()
installBrowser()
installRedis()
process.on('exit', reportMissingRedis)
run('npm', ['run', '--silent', 'lint'])
run('npm', ['run', '--silent', 'typecheck'])
run('npm', ['run', '--silent', 'unit'])
build({ ...process.env, TYPES_CHECKED: '1' })
if (exitCode('npm', ['run', '--silent', 'e2e']) !== 0) {
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
