import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../free-port'

export type RedisServer = {
  url: string
  /** Stops answering but keeps its connections, as a machine out of memory does. */
  freeze: () => void
  stop: () => Promise<void>
}

/** Starts a real Redis that keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  for await (const output of server.stdout) {
    if (String(output).includes('Ready to accept connections')) break
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => server.kill('SIGSTOP'),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}

/** Returns an address where nothing listens. */
export async function noRedis(): Promise<string> {
  return `redis://127.0.0.1:${await freePort()}`
}
