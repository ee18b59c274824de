import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../testing/free-port'

/** Path of the machine's own Firefox, if it has one: Playwright's keeps nothing. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Reply = [type: number, id: number, error: { message: string } | null, result: unknown]

/** Starts Firefox with a profile on disk and drives it by Marionette, which it brings along. */
export async function startFirefox(profile: string, preferences: Record<string, unknown> = {}) {
  const port = await freePort()
  mkdirSync(profile, { recursive: true })
  const all = { 'marionette.port': port, 'browser.sessionstore.interval': 500, ...preferences }
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const browser = spawn(firefoxPath ?? 'firefox', options, { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  const socket = await connection(port)
  const replies = new Map<number, (reply: Reply) => void>()
  readMessages(socket, (reply) => replies.get(reply[1])?.(reply))
  let count = 0

  async function send(command: string, parameters: object = {}): Promise<unknown> {
    const id = (count += 1)
    const message = JSON.stringify([0, id, command, parameters])
    const reply = new Promise<Reply>((resolve) => replies.set(id, resolve))
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [, , error, result] = await reply
    if (error) throw new Error(`${command}: ${error.message}`)
    return typeof result === 'object' && result && 'value' in result ? result.value : result
  }

  await send('WebDriver:NewSession', { capabilities: {} })
  return {
    send,
    goto: (url: string) => send('WebDriver:Navigate', { url }),
    run: (script: string, ...args: unknown[]) => send('WebDriver:ExecuteScript', { script, args }),
    address: async () => String(await send('WebDriver:GetCurrentURL')),
    async type(css: string, text: string) {
      const found = await send('WebDriver:FindElement', { using: 'css selector', value: css })
      const id = (found as Record<string, string>)[elementKey]
      await send('WebDriver:ElementSendKeys', { id, text })
    },
    /** Ends it as a person does, so that it writes everything to its profile. */
    async quit() {
      socket.on('error', () => {})
      void send('Marionette:Quit', { flags: ['eAttemptQuit'] })
      await ended
    },
  }
}

async function connection(port: number): Promise<Socket> {
  for (let attempts = 0; attempts < 150; attempts += 1) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isThere) return socket
    await wait(200)
  }
  throw new Error('Firefox does not answer.')
}

/** Each message comes with its length before it: `12:[1,1,null,{}]`; the first is a greeting. */
function readMessages(socket: Socket, onReply: (reply: Reply) => void): void {
  let buffer = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    buffer = Buffer.concat([buffer, data])
    for (;;) {
      const colon = buffer.indexOf(':')
      const end = colon + 1 + Number(buffer.subarray(0, colon))
      if (colon < 0 || buffer.length < end) return
      const message: unknown = JSON.parse(buffer.subarray(colon + 1, end).toString())
      buffer = buffer.subarray(end)
      if (Array.isArray(message)) onReply(message as Reply)
    }
  })
}
