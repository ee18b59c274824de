import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FailureReason } from '@/lib/forms/failure-reasons'
import { Problem, type ProblemCode } from '@/lib/submissions/problem'
import { createSender } from './send-submission'

let server: Server | undefined

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

async function senderTo(listener: RequestListener) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createSender(`http://127.0.0.1:${port}/api/contact`)
}

async function send(listener: RequestListener) {
  const sender = await senderTo(listener)
  return sender({ name: 'Nguyễn' }, undefined)
}

function answering(status: number, body: string): RequestListener {
  return (request, response) => {
    request.resume()
    response.writeHead(status).end(body)
  }
}

function cutting(): RequestListener {
  return (request) => request.socket.destroy()
}

const reference = '9C1B2A3D'
const accepted = JSON.stringify({ ok: true, reference })

const notSent = (reason: FailureReason) => ({ type: 'failed', reason, mayHaveArrived: false })
const unknown = { type: 'failed', reason: 'delivery-unknown', mayHaveArrived: true }

test('only 200 with {"ok":true} is a success', async () => {
  const bodies: unknown[] = []
  const sender = await senderTo(async (request, response) => {
    expect(request.headers['content-type']).toBe('application/json')
    const chunks = await request.toArray()
    bodies.push(JSON.parse(Buffer.concat(chunks as Buffer[]).toString()))
    response.end(accepted)
  })
  expect(await sender({ name: 'Nguyễn' }, 'token')).toEqual({ type: 'sent', reference })
  expect(await sender({ name: 'Nguyễn' }, undefined)).toEqual({ type: 'sent', reference })
  expect(bodies).toEqual([{ name: 'Nguyễn', token: 'token' }, { name: 'Nguyễn' }])
})

test.each([
  [200, '{"ok":false}'],
  [200, '{"ok":"true"}'],
  [200, '{"ok":tr'],
  [200, 'null'],
  [200, '<html>'],
  [200, '{"code":"rate-limited"}'],
  [201, '{"ok":true}'],
  [502, '<html>'],
  [502, '{"code":"bad-gateway"}'],
] as const)('%i %s is no answer of ours: it may have arrived', async (status, body) => {
  expect(await send(answering(status, body))).toEqual(unknown)
})

test.each([
  [400, '{"ok":true}'],
  [400, '{"code":"invalid"}'],
  [400, '{"code":"invalid","errors":{"email":"silly"}}'],
  [413, '<html>'],
] as const)('%i %s is a refusal: it has not arrived', async (status, body) => {
  expect(await send(answering(status, body))).toEqual(notSent('other'))
})

test.each([
  ['rate-limited', 'rate-limited'],
  ['captcha-failed', 'captcha-failed'],
  ['unavailable', 'unavailable'],
  ['too-large', 'too-large'],
  ['delivery-failed', 'other'],
] as const satisfies [ProblemCode, string][])(
  'the problem %s is shown as %s',
  async (code, reason) => {
    const problem = new Problem(code).toResponse()
    const outcome = await send(answering(problem.status, await problem.text()))
    expect(outcome).toEqual(notSent(reason))
  },
)

test('the problem delivery-unknown says that it may have arrived', async () => {
  const problem = new Problem('delivery-unknown').toResponse()
  expect(await send(answering(problem.status, await problem.text()))).toEqual(unknown)
})

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
  expect(outcome).toEqual(unknown)
})

test('a cut connection: it may have arrived, even when there is no network after it', async () => {
  expect(await send(cutting())).toEqual(unknown)
  const outcome = await send((request) => {
    vi.stubGlobal('navigator', { onLine: false })
    request.socket.destroy()
  })
  expect(outcome).toEqual(unknown)
})

test('without a network it has not arrived', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await send(cutting())).toEqual(notSent('offline'))
})

test('an answer that stops half-way is given up after twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = send((request, response) => {
    request.resume()
    response.writeHead(200).write('{"ok":')
    vi.advanceTimersByTime(20_000)
  })
  await expect(outcome).resolves.toEqual(unknown)
})

test('what may have arrived is not said to have failed later, other words are', async () => {
  const answers = [
    cutting(),
    answering(403, '{"code":"captcha-failed"}'),
    answering(403, '{"code":"captcha-failed"}'),
    answering(429, '{"code":"rate-limited"}'),
    answering(200, accepted),
  ]
  const sender = await senderTo((request, response) => answers.shift()?.(request, response))
  const [first, changed] = [{ message: 'Aiuto' }, { message: 'Aiuto, per favore' }]
  expect(await sender(first, '1')).toEqual(unknown)
  expect(await sender(changed, '2')).toEqual(notSent('captcha-failed'))
  expect(await sender(first, '3')).toEqual({ ...unknown, reason: 'captcha-failed' })
  expect(await sender(first, '4')).toEqual({ ...unknown, reason: 'rate-limited' })
  expect(await sender(first, '5')).toEqual({ type: 'sent', reference })
})
