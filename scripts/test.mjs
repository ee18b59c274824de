// `npm test`: installs what is missing, a browser included, then every check. The exit code is the
// truth.
import { build, install, run } from './setup.mjs'
import { installBrowser } from './install-browser.mjs'

install()
installBrowser()
run('npm', ['run', '--silent', 'lint'])
run('npm', ['run', '--silent', 'typecheck'])
run('npm', ['run', '--silent', 'unit'])
build()
run('npm', ['run', '--silent', 'e2e'])
