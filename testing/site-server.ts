import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The site's own build, in `.next`. */
export const mainSite = process.cwd()

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
