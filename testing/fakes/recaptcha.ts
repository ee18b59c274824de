import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendHtml, sendJson, startServer, type Exchange, type FakeServer } from './http-server'

/** What it refuses whatever the token, by the codes that it gives. */
const refusals = {
  false: ['invalid-input-response'],
  missing: ['missing-input-response'],
  'invalid-keys': ['invalid-keys'],
  'browser-error': ['browser-error'],
  'unknown-code': ['internal-error'],
  'no-code': [],
  'over-quota': ['Over Enterprise free quota. Please ensure that billing is enabled.'],
}

/** How the verifier behaves; `normal` believes every token made by `fakeToken`, once. */
export type VerifierMode =
  | 'normal'
  | 'down'
  | 'slow'
  | 'moved'
  | 'html'
  | 'not-an-answer'
  | 'bad-secret'
  | keyof typeof refusals
  | 'over-quota-believing'
  | 'wrong-action'
  | 'no-action'
  | 'wrong-host'
  | 'old'
  | 'future'
  | 'low-score'
  | 'text-score'

type VerifierControl = {
  /** One per request, in order; the requests after them meet `lasting`. */
  modes?: VerifierMode[]
  lasting?: VerifierMode
  reset?: boolean
}

export type FakeVerifier = FakeServer & {
  requests: () => number
  control: (control: VerifierControl) => void
}

type Settings = { secret: string; hostname: string }

/** Returns a token as Google's script makes them: for one action, and good for one use. */
export function fakeToken(action: string): string {
  return `fake:${action}:${randomUUID()}`
}

const slowness = 30_000

/** Starts a server that behaves as `POST https://www.google.com/recaptcha/api/siteverify`. */
export async function startVerifier({ secret, hostname }: Settings): Promise<FakeVerifier> {
  let modes: VerifierMode[] = []
  let lasting: VerifierMode = 'normal'
  let used = new Set<string>()
  let requests = 0

  function control(change: VerifierControl): void {
    if (change.reset) {
      modes = []
      lasting = 'normal'
      used = new Set()
      requests = 0
    }
    if (change.modes) modes = [...change.modes]
    if (change.lasting) lasting = change.lasting
  }

  async function answer({ request, response, body }: Exchange): Promise<void> {
    const route = `${request.method} ${request.url}`
    if (route !== 'POST /recaptcha/api/siteverify') return sendHtml(response, 404)

    requests += 1
    const mode = modes.shift() ?? lasting
    const fail = (...codes: string[]) =>
      sendJson(response, 200, { success: false, 'error-codes': codes })
    if (mode === 'down') return void request.socket.destroy()
    if (mode === 'moved') {
      return void response.writeHead(307, { location: request.url }).end()
    }
    if (mode === 'html') return sendHtml(response, 200)
    if (mode === 'not-an-answer') return sendJson(response, 200, { ok: 1 })
    if (mode === 'slow') await sleep(slowness, undefined, { ref: false })

    const form = new URLSearchParams(body)
    const token = form.get('response') ?? ''
    const [, action] = /^fake:(\w+):[\da-f-]{36}$/.exec(token) ?? []
    if (mode === 'bad-secret' || form.get('secret') !== secret) {
      return fail('invalid-input-secret')
    }
    if (Object.hasOwn(refusals, mode)) return fail(...refusals[mode as keyof typeof refusals])
    if (!action) return fail('invalid-input-response')
    if (used.has(token)) return fail('timeout-or-duplicate')
    used.add(token)

    const minutesAway = mode === 'old' ? -3 : mode === 'future' ? 3 : 0
    sendJson(response, 200, {
      success: true,
      challenge_ts: new Date(Date.now() + minutesAway * 60_000).toISOString(),
      hostname: mode === 'wrong-host' ? `${hostname}.example.net` : hostname,
      score: mode === 'low-score' ? 0.1 : mode === 'text-score' ? '0.9' : 0.9,
      ...(mode === 'over-quota-believing' && { 'error-codes': ['Over free quota.'] }),
      ...(mode !== 'no-action' && { action: mode === 'wrong-action' ? 'login' : action }),
    })
  }

  const server = await startServer(answer)
  return {
    ...server,
    url: `${server.url}/recaptcha/api/siteverify`,
    requests: () => requests,
    control,
  }
}
