import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import shipped from '../../lib/freshness/sources.json'

/** The build begins with the check of the content and of the editor's configuration, no parts of the site. */
const sources = [...shipped, 'tools', 'editor']

type Changes = {
  /** Text files to change in the copy, by path. */
  edits?: Record<string, (text: string) => string>
  /** Files to add to the copy, by path: each is a copy of another one. */
  added?: Record<string, string>
  /** Variables that the build is made with. */
  env?: Record<string, string>
}

/** Builds a changed copy of the site in a folder, unless its sources are those of the last time. */
export async function buildChangedSite(
  directory: string,
  { edits = {}, added = {}, env = {} }: Changes,
): Promise<void> {
  copySources(directory)
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(directory, file)
    const before = readFileSync(path, 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`The copy's ${file} does not differ from the original.`)
    writeFileSync(path, after)
  }
  for (const [file, original] of Object.entries(added)) cpSync(original, join(directory, file))

  const mark = join(directory, '.next/made-from')
  const state = digest(directory, env)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: directory,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  build.stdout.on('data', (text) => (output += text))
  build.stderr.on('data', (text) => (output += text))
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build of ${directory} failed.\n${output}`)
  writeFileSync(mark, state)
}

/** Fills the folder with what a build is made of, and the packages of the original. */
function copySources(directory: string): void {
  for (const source of sources) {
    // What an earlier run copied may be gone from the original.
    rmSync(join(directory, source), { recursive: true, force: true })
    // Tests import from testing/, which the copy does not hold.
    const filter = (path: string) => !/\.(test|spec)\.tsx?$|^editor\/testing/.test(path)
    cpSync(source, join(directory, source), { recursive: true, filter })
  }
  const packages = join(directory, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(process.cwd(), 'node_modules'), packages, 'junction')
}

/** Changes with every file and variable that the build is made of. */
function digest(directory: string, env: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(env))
  for (const file of sources.flatMap((source) => filesBelow(directory, source))) {
    if (!file.endsWith('.d.json.ts')) hash.update(file).update(readFileSync(join(directory, file)))
  }
  return hash.digest('hex')
}

function filesBelow(directory: string, source: string): string[] {
  if (statSync(join(directory, source)).isFile()) return [source]
  return readdirSync(join(directory, source), { recursive: true, encoding: 'utf8' })
    .map((name) => join(source, name))
    .filter((file) => statSync(join(directory, file)).isFile())
    .sort()
}
