import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendHtml, sendJson, startServer, type Exchange, type FakeServer } from './http-server'

export type AcceptedEmail = {
  id: string
  idempotencyKey: string | undefined
  from: string
  to: string[]
  reply_to: string | undefined
  headers: Record<string, string>
  subject: string
  html: string
  text: string
}

/** What goes wrong with one request. `accept-…` ones do take the message. */
export type ResendFault =
  | { kind: 'none' }
  | { kind: 'rate-limit'; retryAfter?: number }
  | { kind: 'server-error' }
  | { kind: 'html-error' }
  | { kind: 'success-without-id' }
  | { kind: 'daily-quota' }
  | { kind: 'monthly-quota' }
  | { kind: 'bad-key' }
  /** By a name of its own, as a proxy that guards the way. */
  | { kind: 'unauthorized' }
  /** Of the visitor's address, or of something else. */
  | { kind: 'validation' }
  | { kind: 'other-validation' }
  /** No answer ever, and the message is not taken. */
  | { kind: 'hang' }
  | { kind: 'cut' }
  | { kind: 'accept-then-cut' }
  | { kind: 'accept-then-hang' }
  /** Resend's own error about a message that was taken all the same. */
  | { kind: 'accept-then-error' }
  /** Taken after a while, whether or not the sender still waits; in flight until then. */
  | { kind: 'accept-late'; milliseconds: number }

type ResendControl = {
  /** One per request, in order; the requests after them meet `lasting`. */
  faults?: ResendFault[]
  lasting?: ResendFault
  /** Forget all e-mails, keys and faults first. */
  reset?: boolean
}

export type FakeResend = FakeServer & {
  emails: () => AcceptedEmail[]
  /** The text of each message that is taken or is about to be, whatever was answered. */
  texts: () => string[]
  requests: () => number
  control: (control: ResendControl) => void
}

type Known = { payload: string; id: string | undefined }

const none: ResendFault = { kind: 'none' }

const errors = {
  'server-error': [500, 'internal_server_error', 'An unexpected error occurred.'],
  'daily-quota': [429, 'daily_quota_exceeded', 'You have reached your daily email sending quota.'],
  'monthly-quota': [429, 'monthly_quota_exceeded', 'You have reached your monthly quota.'],
  'bad-key': [403, 'invalid_api_key', 'API key is invalid'],
  unauthorized: [401, 'unauthorized', 'Unauthorized'],
  validation: [422, 'validation_error', 'Invalid `reply_to` field.'],
  'other-validation': [422, 'validation_error', 'Invalid `to` field.'],
  'missing-field': [422, 'missing_required_field', 'Missing a required field.'],
  'invalid-key': [400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.'],
  'other-payload': [
    409,
    'invalid_idempotent_request',
    'This idempotency key has been used with a different request payload.',
  ],
  'in-flight': [
    409,
    'concurrent_idempotent_requests',
    'Another request with the same idempotency key is currently in progress.',
  ],
  'not-found': [404, 'not_found', 'The requested endpoint does not exist.'],
} as const

/**
 * Starts a server that behaves as `POST https://api.resend.com/emails`, and as badly as it is told
 * to.
 */
export async function startResend(): Promise<FakeResend> {
  let emails: AcceptedEmail[] = []
  let keys = new Map<string, Known>()
  let faults: ResendFault[] = []
  let lasting = none
  let requests = 0

  function control(change: ResendControl): void {
    if (change.reset) {
      emails = []
      keys = new Map()
      faults = []
      lasting = none
      requests = 0
    }
    if (change.faults) faults = [...change.faults]
    if (change.lasting) lasting = change.lasting
  }

  async function answer({ request, response, body }: Exchange): Promise<void> {
    const fail = (error: keyof typeof errors) => {
      const [statusCode, name, message] = errors[error]
      sendJson(response, statusCode, { statusCode, name, message })
    }
    const route = `${request.method} ${request.url}`
    if (route !== 'POST /emails') return fail('not-found')

    requests += 1
    const fault = faults.shift() ?? lasting
    if (fault.kind === 'hang') return
    if (fault.kind === 'cut') return void request.socket.destroy()
    if (fault.kind === 'html-error') return sendHtml(response, 502)
    if (fault.kind === 'success-without-id') return sendJson(response, 200, {})
    if (fault.kind === 'rate-limit') {
      const headers: Record<string, string> =
        fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }
      const error = { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests' }
      return sendJson(response, 429, error, headers)
    }
    if (fault.kind in errors) return fail(fault.kind as keyof typeof errors)

    if (request.headers.authorization !== 'Bearer re_fake') return fail('bad-key')
    const key = request.headers['idempotency-key']
    if (Array.isArray(key) || key === '' || (key && key.length > 256)) return fail('invalid-key')
    const email = JSON.parse(body)
    if (!email.from || !email.to?.length || !email.subject || !(email.html || email.text)) {
      return fail('missing-field')
    }
    if (email.reply_to !== undefined && !isOneAddress(email.reply_to)) return fail('validation')
    if (/[\r\n]/.test(email.subject)) return fail('other-validation')

    const known = key === undefined ? undefined : keys.get(key)
    if (known && known.payload !== body) return fail('other-payload')
    if (known && known.id === undefined) return fail('in-flight')
    const entry: Known = known ?? { payload: body, id: undefined }
    if (!known) {
      if (key !== undefined) keys.set(key, entry)
      if (fault.kind === 'accept-late') await sleep(fault.milliseconds)
      entry.id = randomUUID()
      emails.push({ ...email, id: entry.id, idempotencyKey: key })
    }
    if (fault.kind === 'accept-then-cut') return void request.socket.destroy()
    if (fault.kind === 'accept-then-hang') return
    if (fault.kind === 'accept-then-error') return fail('server-error')
    sendJson(response, 200, { id: entry.id })
  }

  const server = await startServer(answer)
  return {
    ...server,
    emails: () => emails,
    texts: () => [...keys.values()].map(({ payload }) => JSON.parse(payload).text),
    requests: () => requests,
    control,
  }
}

function isOneAddress(value: unknown): boolean {
  return typeof value === 'string' && /^[\x21-\x2b\x2d-\x3f\x41-\x7e]+@[a-z\d.-]+$/i.test(value)
}
