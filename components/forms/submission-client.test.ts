import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FailureReason } from '@/lib/forms/failures'
import { commonFields } from '@/lib/forms/fields'
import { Problem, type ProblemCode } from '@/lib/submissions/problem-response'
import { startServer, type Exchange, type FakeServer } from '@/testing/fakes/http-server'
import { createSubmissionClient, createSubmissionId } from './submission-client'

type Answer = (exchange: Exchange) => void

let server: FakeServer | undefined

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  return server?.close()
})

async function clientOf(answer: Answer) {
  server = await startServer(answer)
  shownAt(server.url)
  return createSubmissionClient(`${server.url}/api/contact`)
}

/** The page is at one address, and says that its links start from another. */
function shownAt(address: string, base = address) {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', { baseURI: base })
}

async function send(answer: Answer) {
  const sender = await clientOf(answer)
  return sender({ name: 'Nguyễn' }, undefined)
}

function answering(status: number, body: string): Answer {
  return ({ response }) => response.writeHead(status).end(body)
}

const cutting: Answer = ({ request }) => request.socket.destroy()

const reference = '9C1B2A3D'
const accepted = JSON.stringify({ ok: true, reference })

const notSent = (reason: FailureReason) => ({ type: 'failed', reason, mayHaveArrived: false })
const unknown = { type: 'failed', reason: 'delivery-unknown', mayHaveArrived: true }

test('only 200 with {"ok":true} is a success', async () => {
  const bodies: unknown[] = []
  const sender = await clientOf(({ request, response, body }) => {
    bodies.push(request.headers['content-type'], JSON.parse(body))
    response.end(accepted)
  })
  expect(await sender({ name: 'Nguyễn' }, 'token')).toEqual({ type: 'sent', reference })
  expect(bodies).toEqual(['application/json', { name: 'Nguyễn', token: 'token' }])
})

test.each([
  [200, '{"ok":"true"}'],
  [200, '{"ok":tr'],
  [200, 'null'],
  [200, '{"code":"rate-limited"}'],
  [201, '{"ok":true}'],
  [502, '<html>'],
] as const)('%i %s is no answer of ours: it may have arrived', async (status, body) => {
  expect(await send(answering(status, body))).toEqual(unknown)
})

test.each([
  [400, '{"ok":true}'],
  [400, '{"code":"invalid","errors":{"email":"silly"}}'],
  [413, '<html>'],
] as const)('%i %s means that it has not arrived', async (status, body) => {
  expect(await send(answering(status, body))).toEqual(notSent('other'))
})

test.each([
  ['unavailable', notSent('unavailable')],
  ['too-large', notSent('too-large')],
  ['delivery-failed', notSent('other')],
  ['delivery-unknown', unknown],
] as const satisfies [ProblemCode, object][])('the problem %s is %o', async (code, outcome) => {
  const problem = new Problem(code).toResponse()
  expect(await send(answering(problem.status, await problem.text()))).toEqual(outcome)
})

test('a pause is told with the day after it', async () => {
  const reopens = 'lunedì 23 agosto 2083'
  const problem = new Problem('paused', { reopens }).toResponse()
  expect(await send(answering(problem.status, await problem.text()))).toEqual({
    ...notSent('paused'),
    reopens,
  })
})

test('errors of fields come through, those without a known rule do not', async () => {
  const errors = { email: 'email', name: 'silly' }
  const body = JSON.stringify({ code: 'invalid', errors })
  expect(await send(answering(400, body))).toEqual({ type: 'invalid', errors: { email: 'email' } })
})

test('a redirect is not followed', async () => {
  const outcome = await send(({ request, response }) => {
    if (request.url === '/elsewhere') response.end(accepted)
    else response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(outcome).toEqual(unknown)
})

test('a cut connection: it may have arrived, even when there is no network after it', async () => {
  const outcome = await send(({ request }) => {
    vi.stubGlobal('navigator', { onLine: false })
    request.socket.destroy()
  })
  expect(outcome).toEqual(unknown)
})

/** Returns what each request of a try asked for, where the browser says that there is no network. */
async function sendWithoutNetwork(answer: Answer) {
  const requests: string[] = []
  const sender = await clientOf((exchange) => {
    requests.push(`${exchange.request.method} ${exchange.request.url}`)
    answer(exchange)
  })
  vi.stubGlobal('navigator', { onLine: false })
  shownAt(`${server?.url}/contacts`)
  return { outcome: await sender({ name: 'Nguyễn' }, undefined), requests }
}

test('a network that the browser wrongly calls away is used: what is cut then may have arrived', async () => {
  const { outcome, requests } = await sendWithoutNetwork(({ request, response }) => {
    if (request.method === 'HEAD') response.end()
    else request.socket.destroy()
  })
  expect(outcome).toEqual(unknown)
  expect(requests).toEqual(['HEAD /contacts', 'POST /api/contact'])
})

test('without a network nothing of it goes out, and it has not arrived', async () => {
  const { outcome, requests } = await sendWithoutNetwork(cutting)
  expect(outcome).toEqual(notSent('offline'))
  expect(requests).toEqual(['HEAD /contacts'])
})

test('without a secure context, where randomUUID is missing, ids are UUIDs too', () => {
  const { crypto: real } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => real.getRandomValues(bytes) })
  const ids = Array.from({ length: 500 }, createSubmissionId)
  expect(new Set(ids).size).toBe(500)
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(commonFields.submissionId.safeParse(id).success).toBe(true)
  }
})

test('from a translator’s address nothing is sent, and this is said', async () => {
  const answer = vi.fn<Answer>(({ response }) => response.writeHead(200).end(accepted))
  const sender = await clientOf(answer)
  shownAt('https://www-example-org.translate.goog/contacts', server!.url)
  expect(await sender({ name: 'Nguyễn' }, undefined)).toEqual(notSent('forbidden-origin'))
  expect(answer).not.toHaveBeenCalled()
})
