// `npm test`: installs what is missing, a browser and Redis included, then every check. The exit code
// is the truth.
import { installBrowser } from './install-browser.mjs'
import { installRedis, reportMissingRedis } from './redis-server.mjs'
import { build, install, run } from './setup.mjs'

install()
installBrowser()
installRedis()
process.on('exit', reportMissingRedis)
run('npm', ['run', '--silent', 'lint'])
run('npm', ['run', '--silent', 'typecheck'])
run('npm', ['run', '--silent', 'unit'])
build()
run('npm', ['run', '--silent', 'e2e'])
