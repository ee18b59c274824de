import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sources from '../../lib/freshness/sources.json'

/** The build that `npm test` has made. */
export const mainSite = process.cwd()

type CopyOptions = {
  /** Text files to change in the copy, by path. */
  edits?: Record<string, (text: string) => string>
  /** Files to add to the copy, by path: each is a copy of another one. */
  added?: Record<string, string>
}

type BuildOptions = CopyOptions & {
  /** Names the folder: one name for one set of options. */
  name: string
  env?: Record<string, string>
  /** Builds what the content check would refuse. */
  unchecked?: boolean
  /** In milliseconds. */
  timeout?: number
}

/** Unit tests import from testing/, which the copies do not hold. */
function isShipped(path: string): boolean {
  return !/\.test\.tsx?$/.test(path)
}

/**
 * Builds a changed copy of the site, in a folder inside the main build so that it goes with it. Made
 * once for all workers and runs; returns the folder.
 */
export async function buildSite({
  name,
  env = {},
  edits = {},
  added = {},
  unchecked = false,
  timeout = 300_000,
}: BuildOptions): Promise<string> {
  const directory = join(mainSite, '.next/sites', name)
  const mark = join(directory, '.next/made-from')
  const state = JSON.stringify([env, Object.entries(edits).map(String), added, unchecked])
  const isMade = () => existsSync(mark) && readFileSync(mark, 'utf8') === state
  if (isMade()) return directory
  mkdirSync(join(mainSite, '.next/sites'), { recursive: true })
  // One lock a test run: what another run has left half done is made anew.
  if (!claim(`${directory}-${process.ppid}.lock`)) {
    await until(isMade, timeout, `another worker builds ${directory}`)
    return directory
  }
  copySite(directory, {
    edits: {
      ...edits,
      ...(unchecked && {
        'package.json': (text: string) =>
          text.replace('"build": "jiti scripts/check-content.ts && ', '"build": "'),
      }),
    },
    added,
  })
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: directory,
    // The types are those of the original, which were checked.
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TYPES_CHECKED: '1', ...env },
    timeout,
  })
  let output = ''
  build.stdout.on('data', (text) => (output += text))
  build.stderr.on('data', (text) => (output += text))
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build of ${directory} failed.\n${output}`)
  writeFileSync(mark, state)
  return directory
}

/** Makes a folder a changed copy of the site, with the packages of the original. */
function copySite(directory: string, { edits = {}, added = {} }: CopyOptions): void {
  for (const source of sources) {
    // What an earlier run copied may be gone from the original.
    rmSync(join(directory, source), { recursive: true, force: true })
    cpSync(join(mainSite, source), join(directory, source), { recursive: true, filter: isShipped })
  }
  const packages = join(directory, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(mainSite, 'node_modules'), packages, 'junction')
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(directory, file)
    const before = readFileSync(path, 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`The copy's ${file} does not differ from the original.`)
    writeFileSync(path, after)
  }
  for (const [file, original] of Object.entries(added)) {
    cpSync(join(mainSite, original), join(directory, file))
  }
}

export type SiteServer = {
  url: string
  pid: number
  /** What the server has printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/** Serves a build on its own port until it is stopped. */
export async function startSite({
  directory = mainSite,
  port,
  env = {},
}: {
  directory?: string
  port: number
  env?: Record<string, string>
}): Promise<SiteServer> {
  const next = join(directory, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [next, 'start', '-H', 'localhost', '-p', String(port)], {
    cwd: directory,
    env: {
      ...process.env,
      MAIL_DELIVERY: 'outbox',
      RECAPTCHA: 'off',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  server.stdout.on('data', (text) => (output += text))
  server.stderr.on('data', (text) => (output += text))
  const url = `http://localhost:${port}`
  async function answers() {
    if (server.exitCode !== null) throw new Error(`The server of ${directory} has ended.`)
    return fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  await until(answers, 30_000, `${directory} on port ${port}`)
  return {
    url,
    pid: server.pid ?? 0,
    output: () => output,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

/** True for one caller only, in whatever process. */
function claim(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

async function until(
  condition: () => boolean | Promise<boolean>,
  timeout: number,
  what: string,
): Promise<void> {
  const deadline = Date.now() + timeout
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeout} ms for this: ${what}`)
    await sleep(100)
  }
}
