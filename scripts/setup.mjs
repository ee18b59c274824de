// What `npm start` and `npm test` need before they can begin. Node's own modules only: it runs
// before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

// A site that promises privacy does not phone home while it is being built.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'

const installMark = join(root, 'node_modules/.installed-from')
const buildMark = join(root, '.next/built-from')

/** @type {string[]} What a build is made of. */
const sources = JSON.parse(readFileSync(join(root, 'lib/version-skew/sources.json'), 'utf8'))

/** Environment variables whose values end up in the built files. */
const builtVariables = [
  'SITE_URL',
  'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
  'NEXT_PUBLIC_GTM_ID',
  'DEPLOYMENT_ID',
  'GIT_SHA',
]

/**
 * Runs a command, its output on this terminal, and ends this process if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, args, env = process.env) {
  const code = exitCode(command, args, env)
  if (code !== 0) process.exit(code)
}

/**
 * Runs a command, its output on this terminal; returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function exitCode(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  return status ?? 1
}

/** Runs `npm ci` when node_modules does not come from this lock file. */
export function install() {
  const lock = hash(readFileSync(join(root, 'package-lock.json')))
  if (existsSync(installMark) && readFileSync(installMark, 'utf8') === lock) return
  console.log('Installing the packages of package-lock.json …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
  writeFileSync(installMark, lock)
}

/**
 * Makes a production build when the sources or the variables it contains differ from the last
 * one's.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function build(env = process.env) {
  const state = sourceState(env)
  if (existsSync(buildMark) && readFileSync(buildMark, 'utf8') === state) return
  console.log('Building the site …')
  run('npm', ['run', '--silent', 'build'], env)
  writeFileSync(buildMark, state)
}

/** @param {NodeJS.ProcessEnv} env */
function sourceState(env) {
  const variables = builtVariables.map((name) => `${name}=${env[name] ?? ''}`)
  const files = sources
    .filter((source) => existsSync(join(root, source)))
    .flatMap((source) => filesBelow(source))
    .filter((file) => !file.endsWith('.d.json.ts') && !/\.test\.tsx?$/.test(file))
    .map((file) => `${file} ${hash(readFileSync(join(root, file)))}`)
  return hash([...variables, ...files].join('\n'))
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`))
}

/** @param {string | Buffer} content */
function hash(content) {
  return createHash('sha256').update(content).digest('hex')
}
