import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const installed = 'node_modules/.installed-from'
const leftOut = /^(node_modules|dist|\..*)$/
const folderOf = (peer: string) => fileURLToPath(new URL(peer, import.meta.url))

/**
 * Installs and builds a peer, each only if what it is made from has changed; `output` is the folder
 * of its files, which is returned. Nothing is sent to the makers of the frameworks.
 */
export async function buildPeer(name: string, output: string): Promise<string> {
  const directory = folderOf(name)
  const lock = readFileSync(join(directory, 'package-lock.json'), 'utf8')
  if (textOf(join(directory, installed)) !== lock) {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], directory)
    writeFileSync(join(directory, installed), lock)
  }
  const mark = join(directory, output, '.made-from')
  const state = stateOf(directory)
  if (textOf(mark) !== state) {
    await run('npm', ['run', '--silent', 'build'], directory)
    writeFileSync(mark, state)
  }
  return join(directory, output)
}

async function run(program: string, parameters: string[], directory: string): Promise<void> {
  const env = { ...process.env, NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(program, parameters, { cwd: directory, env, timeout: 600_000 })
  let printed = ''
  child.stdout.on('data', (text) => (printed += text))
  child.stderr.on('data', (text) => (printed += text))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed.\n${printed}`)
}

/** Changes with every file that a build reads. */
function stateOf(directory: string): string {
  const hash = createHash('sha256')
  function add(folder: string) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (leftOut.test(entry.name)) continue
      if (entry.isDirectory()) add(path)
      else hash.update(path).update(readFileSync(path))
    }
  }
  add(directory)
  return hash.digest('hex')
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
