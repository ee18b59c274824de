import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { siteUrl } from '@/lib/site-url'
import { fakeToken } from '@/testing/fakes/recaptcha'
import { formRequest, startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { type FormName, formNames, forms } from '../forms/forms'

// Real upstreams, real retries: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const tooLarge = ' '.repeat(32 * 1024 + 1)
const foreign = { Origin: 'https://evil.example' }
const wrongType = { 'Content-Type': 'text/plain' }
const perHour = 20
// A client that has already had all of its accepted submissions of the hour.
const limited = { 'X-Forwarded-For': '203.0.113.1' }

let clients = 0
const fresh = () => ({ 'X-Forwarded-For': `198.51.100.${(clients += 1)}` })

let site: Awaited<ReturnType<typeof startHandlers>>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  site = await startHandlers({ variables: { RATE_LIMIT_PER_HOUR: String(perHour) } })
  for (let index = 0; index < perHour; index += 1) {
    await site.post('contact', submission('contact'), { headers: limited })
  }
})
afterAll(() => site.close())

beforeEach(() => {
  site.verifier.control({ reset: true })
  site.resend.control({ reset: true })
})

async function send(form: FormName, body: BodyInit | null, headers: Record<string, string>) {
  const response = await site.handlers[form].POST(formRequest(form, body, headers))
  const { verifier, resend } = site
  return {
    status: response.status,
    headers: response.headers,
    body: await response.json(),
    reached: [verifier.requests() > 0 && 'verifier', resend.requests() > 0 && 'mail'].filter(
      Boolean,
    ),
  }
}

const json = (form: FormName, changes: Record<string, unknown> = {}) =>
  JSON.stringify(submission(form, { token: fakeToken(forms[form].action), ...changes }))

type Row = [
  code: string,
  status: number,
  request: (form: FormName) => [body: string, headers: Record<string, string>],
  reached: string[],
]

// Each request is wrong in its own stage and in as many later ones as it can be.
const rows: Row[] = [
  ['unsupported-media-type', 415, () => [tooLarge, { ...wrongType, ...foreign, ...limited }], []],
  ['too-large', 413, () => [tooLarge, { ...foreign, ...limited }], []],
  ['forbidden-origin', 403, () => ['{', { ...foreign, ...limited }], []],
  ['rate-limited', 429, () => ['{', limited], []],
  ['malformed', 400, () => ['{', fresh()], []],
  ['invalid', 400, (form) => [json(form, { email: 'x', fax: '1', token: 'junk' }), fresh()], []],
  ['captcha-failed', 403, (form) => [json(form, { fax: '1', token: 'junk' }), fresh()], []],
  ['captcha-failed', 403, (form) => [json(form, { token: 'junk' }), fresh()], ['verifier']],
  ['delivery-failed', 502, (form) => [json(form), fresh()], ['verifier', 'mail']],
  ['delivery-unknown', 502, (form) => [json(form), fresh()], ['verifier', 'mail']],
]

test.each(formNames.flatMap((form) => rows.map((row) => [form, ...row] as const)))(
  '%s: %s is answered with %i before any later stage',
  async (form, code, status, request, reached) => {
    site.resend.control({ lasting: { kind: code === 'delivery-unknown' ? 'cut' : 'bad-key' } })
    const answer = await send(form, ...request(form))
    expect(answer).toMatchObject({ status, body: { status, code, type: 'about:blank' }, reached })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.has('retry-after')).toBe(code === 'rate-limited')
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(site.resend.emails()).toHaveLength(0)
  },
)

test.each(formNames)('%s: success is said plainly, once the mail is accepted', async (form) => {
  const answer = await send(form, json(form), fresh())
  expect(answer).toMatchObject({ status: 200, body: { ok: true }, reached: ['verifier', 'mail'] })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(site.resend.emails()).toHaveLength(1)
})

test.each(formNames)('%s: invalid says which field breaks which rule', async (form) => {
  const answer = await send(form, json(form, { email: 'x', locale: 'xx', nickname: 1 }), fresh())
  expect(answer.body.errors).toEqual({ email: 'email', locale: 'invalid', nickname: 'invalid' })
})

test.each(formNames)('%s: every other method is refused', async (form) => {
  const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = site.handlers[form]
  for (const handler of [GET, HEAD, PUT, PATCH, DELETE, OPTIONS]) {
    const response = await handler(new Request(`${siteUrl}/api/${form}`))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed' })
  }
})

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['application/json; charset=iso-8859-1', 415],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['', 415],
])('content type %j: %i', async (type, status) => {
  const headers = { ...fresh(), 'Content-Type': type }
  expect((await send('contact', json('contact'), headers)).status).toBe(status)
})

test('a compressed body is not taken', async () => {
  const headers = { ...fresh(), 'Content-Encoding': 'gzip' }
  expect((await send('contact', json('contact'), headers)).status).toBe(415)
})

test.each([
  [{ Origin: siteUrl }, 200],
  [{ Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{}, 403],
  [{ Origin: '' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: `${siteUrl}/` }, 403],
  [{ Origin: `${siteUrl}.evil.example` }, 403],
  [{ Origin: `https://evil.example/${siteUrl}` }, 403],
  [{ Origin: siteUrl, 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ Origin: siteUrl, 'Sec-Fetch-Site': 'same-site' }, 403],
])('origin %o: %i', async (origin, status) => {
  const post = new Request(`${siteUrl}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fresh(), ...origin },
    body: json('contact'),
  })
  expect((await site.handlers.contact.POST(post)).status).toBe(status)
})

test.each([
  ['a bare array', '[]'],
  ['null', 'null'],
  ['brackets 15,000 deep', `${'['.repeat(15_000)}${']'.repeat(15_000)}`],
  ['an object 5,000 deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['16,000 topics', JSON.stringify({ topics: Array.from({ length: 16_000 }, () => 1) })],
  ['3,000 unknown keys', `{${Array.from({ length: 3000 }, (_, i) => `"${i}":1`).join()}}`],
  ['a prototype', '{"__proto__":{"ok":true},"constructor":1}'],
])('%s is invalid, and quickly so', async (_, body) => {
  for (const form of formNames) {
    const startedAt = performance.now()
    const answer = await send(form, body, fresh())
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' }, reached: [] })
    expect(performance.now() - startedAt).toBeLessThan(3000)
  }
})

test('32 KiB are counted from a stream without a length', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(1024))),
  })
  expect((await send('contact', body, fresh())).body.code).toBe('too-large')
})
