import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../../testing/fakes/http-server'

type Instance = { process: ChildProcess; isWanted: boolean }

const unit = readFileSync('deploy/site@.service', 'utf8')

/**
 * Does for the instances what systemd does by deploy/site@.service: starts them, starts them anew
 * when they end, and has them finish their work before they stop. `path` holds a `systemctl` that
 * asks this process.
 */
export async function superviseInstances(
  root: string,
  secrets: Record<string, string>,
  reloadNginx: () => void,
) {
  const instances = new Map<string, Instance>()

  function start(port: string): void {
    const [, flags = ''] = /^ExecStart=\S+node (.*)$/m.exec(unit) ?? []
    const child = spawn(process.execPath, flags.split(' '), {
      cwd: realpathSync(join(root, port)),
      env: { PATH: process.env.PATH, ...unitEnvironment(port), ...secrets, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const instance = { process: child, isWanted: true }
    instances.set(port, instance)
    child.once('exit', () => void (instance.isWanted && setTimeout(start, 500, port)))
  }

  async function stop(port: string): Promise<void> {
    const instance = instances.get(port)
    if (!instance) return
    instance.isWanted = false
    const { process: child } = instance
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  const signal = (port: string, name: NodeJS.Signals) => instances.get(port)?.process.kill(name)

  const control = await startServer(async ({ request, response }) => {
    const [, verb, name = ''] = request.url?.split('/') ?? []
    const port = name.replace('site@', '')
    if (verb === 'start') start(port)
    if (verb === 'stop') await stop(port)
    if (verb === 'kill') signal(port, 'SIGKILL')
    if (verb === 'reload') reloadNginx()
    response.end()
  })
  const path = join(root, 'bin')
  mkdirSync(path)
  program(join(path, 'systemctl'), `for name; do :; done; curl -sf "${control.url}/$1/$name"`)
  program(join(path, 'nginx'), 'exit 0')

  async function close(): Promise<void> {
    await Promise.all([...instances.keys()].map(stop))
    await control.close()
  }
  return { path: `${path}:${process.env.PATH}`, signal, close }
}

function unitEnvironment(port: string): Record<string, string> {
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.replaceAll('%i', port).split(' '),
  )
  return Object.fromEntries(lines.map((line) => line.split('=')))
}

function program(file: string, line: string): void {
  writeFileSync(file, `#!/bin/sh\n${line}\n`, { mode: 0o755 })
}
