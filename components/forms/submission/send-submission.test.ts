import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem, type ProblemCode } from '@/lib/submissions/problem'
import { sendSubmission } from './send-submission'

let server: Server | undefined

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

async function send(listener: RequestListener) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return sendSubmission(`http://127.0.0.1:${port}/api/contact`, { name: 'Nguyễn' })
}

function answering(status: number, body: string): RequestListener {
  return (request, response) => {
    request.resume()
    response.writeHead(status).end(body)
  }
}

test('only 200 with {"ok":true} is a success', async () => {
  const bodies: unknown[] = []
  const outcome = await send(async (request, response) => {
    expect(request.headers['content-type']).toBe('application/json')
    const chunks = await request.toArray()
    bodies.push(JSON.parse(Buffer.concat(chunks as Buffer[]).toString()))
    response.end('{"ok":true}')
  })
  expect(outcome).toEqual({ type: 'sent' })
  expect(bodies).toEqual([{ name: 'Nguyễn' }])
})

test.each([
  [200, '{"ok":false}'],
  [200, '{"ok":"true"}'],
  [200, '{"ok":tr'],
  [200, ''],
  [200, 'null'],
  [200, '<html>'],
  [201, '{"ok":true}'],
  [400, '{"ok":true}'],
  [400, '{"code":"invalid"}'],
  [400, '{"code":"invalid","errors":{"email":"silly"}}'],
  [200, '{"code":"rate-limited"}'],
  [500, '<html>'],
] as const)('%i %s is a failure of which no more is known', async (status, body) => {
  expect(await send(answering(status, body))).toEqual({ type: 'failed', reason: 'other' })
})

test.each([
  ['rate-limited', 'rate-limited'],
  ['captcha-failed', 'captcha-failed'],
  ['unavailable', 'unavailable'],
  ['too-large', 'too-large'],
  ['delivery-failed', 'other'],
  ['forbidden-origin', 'other'],
  ['malformed', 'other'],
] as const satisfies [ProblemCode, string][])(
  'the problem %s is shown as %s',
  async (code, reason) => {
    const problem = new Problem(code).toResponse()
    const outcome = await send(answering(problem.status, await problem.text()))
    expect(outcome).toEqual({ type: 'failed', reason })
  },
)

test('errors of fields come through, those without a known rule do not', async () => {
  const errors = { email: 'email', name: 'silly' }
  const body = JSON.stringify({ code: 'invalid', errors })
  expect(await send(answering(400, body))).toEqual({ type: 'invalid', errors: { email: 'email' } })
})

test('a redirect is not followed', async () => {
  const outcome = await send((request, response) => {
    request.resume()
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(outcome).toEqual({ type: 'failed', reason: 'no-answer' })
})

test.each([
  [true, 'no-answer'],
  [false, 'offline'],
] as const)('a cut connection while online is %s', async (onLine, reason) => {
  vi.stubGlobal('navigator', { onLine })
  const outcome = await send((request) => request.socket.destroy())
  expect(outcome).toEqual({ type: 'failed', reason })
})

test('an answer that stops half-way is given up after twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = send((request, response) => {
    request.resume()
    response.writeHead(200).write('{"ok":')
    vi.advanceTimersByTime(20_000)
  })
  await expect(outcome).resolves.toEqual({ type: 'failed', reason: 'no-answer' })
})
