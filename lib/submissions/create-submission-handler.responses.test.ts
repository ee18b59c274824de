import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contactHandlerOptions } from '@/app/api/contact/contact-handler-options'
import { siteUrl } from '@/lib/site-url'
import { fakeToken } from '@/testing/fakes/recaptcha'
import { formRequest, startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { createSubmissionHandler } from './create-submission-handler'

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

async function send(body: string, headers: Record<string, string> = fresh()) {
  const response = await site.handlers.contact.POST(formRequest('contact', body, headers))
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

const json = (changes: Record<string, unknown> = {}) =>
  JSON.stringify(submission('contact', { token: fakeToken('contact'), ...changes }))

// Each request is wrong in its own stage and in as many later ones as it can be.
test.each<[code: string, status: number, body: string, headers: object, reached: string[]]>([
  ['unsupported-media-type', 415, tooLarge, { ...wrongType, ...foreign, ...limited }, []],
  ['too-large', 413, tooLarge, { ...foreign, ...limited }, []],
  ['forbidden-origin', 403, '{', { ...foreign, ...limited }, []],
  ['malformed', 400, '{', {}, []],
  ['invalid', 400, json({ email: 'x', fax: '1', token: 'junk' }), {}, []],
  ['captcha-failed', 403, json({ fax: '1', token: 'junk' }), {}, []],
  ['captcha-failed', 403, json({ token: 'junk' }), {}, ['verifier']],
  ['rate-limited', 429, json(), limited, ['verifier']],
  ['delivery-failed', 502, json(), {}, ['verifier', 'mail']],
  ['delivery-unknown', 502, json(), {}, ['verifier', 'mail']],
])(
  '%s is answered with %i before any later stage',
  async (code, status, body, headers, reached) => {
    site.resend.control({ lasting: { kind: code === 'delivery-unknown' ? 'cut' : 'bad-key' } })
    const answer = await send(body, { ...fresh(), ...headers })
    expect(answer).toMatchObject({ status, body: { status, code, type: 'about:blank' }, reached })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.has('retry-after')).toBe(code === 'rate-limited')
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(site.resend.emails()).toHaveLength(0)
  },
)

test('where nobody has set up the mail, the form is said to be unavailable', async () => {
  const { POST } = createSubmissionHandler(contactHandlerOptions, async () => undefined)
  const response = await POST(formRequest('contact', json()))
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }])
})

test('success is said plainly, once the mail is accepted', async () => {
  const answer = await send(json())
  expect(answer).toMatchObject({ status: 200, body: { ok: true }, reached: ['verifier', 'mail'] })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(site.resend.emails()).toHaveLength(1)
})

test('invalid says which field breaks which rule', async () => {
  const { body } = await send(json({ email: 'x', locale: 'xx', nickname: 1 }))
  expect(body.errors).toEqual({ email: 'email', locale: 'invalid', nickname: 'invalid' })
})

test('every other method is refused', async () => {
  const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = site.handlers.contact
  for (const handler of [GET, HEAD, PUT, PATCH, DELETE, OPTIONS]) {
    const response = await handler(new Request(`${siteUrl}/api/contact`))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed' })
  }
})

test.each([
  [{ Origin: siteUrl }, 200],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{}, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: `${siteUrl}.evil.example` }, 403],
  [{ Origin: `https://evil.example/${siteUrl}` }, 403],
  [{ Origin: siteUrl, 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ Origin: siteUrl, 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: siteUrl, 'Content-Type': 'application/json; charset=utf-8' }, 200],
  [{ Origin: siteUrl, 'Content-Type': 'application/json; charset=iso-8859-1' }, 415],
  [{ Origin: siteUrl, 'Content-Type': '' }, 415],
  [{ Origin: siteUrl, 'Content-Encoding': 'gzip' }, 415],
])('a request with %o: %i', async (headers, status) => {
  const post = new Request(`${siteUrl}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fresh(), ...headers },
    body: json(),
  })
  expect((await site.handlers.contact.POST(post)).status).toBe(status)
})

test.each([
  ['an object 5,000 deep', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['16,000 topics', JSON.stringify({ topics: Array.from({ length: 16_000 }, () => 1) })],
  ['a prototype', '{"__proto__":{"ok":true},"constructor":1}'],
])('%s is invalid, and quickly so', async (_, body) => {
  const startedAt = performance.now()
  const response = await site.handlers['listening-desk'].POST(
    formRequest('listening-desk', body, fresh()),
  )
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid' }])
  expect(performance.now() - startedAt).toBeLessThan(3000)
})
