import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** Belongs to nobody (RFC 2606): by it staff, and their mail program's filters, know a test. */
const replyTo = 'prova-automatica@example.com'

/**
 * Sends what a visitor without Google's script would send, on the same way and under the same limits;
 * the site answers `ok` only when the mail provider has taken the message.
 */
export async function sendTestMessage(origin: string) {
  const at = new Date()
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({
      locale: 'it',
      submissionId: randomUUID(),
      name: 'Prova automatica del sito',
      email: replyTo,
      message: `Prova automatica del ${at.toISOString()}. Nessuno aspetta una risposta: il messaggio mostra che il modulo funziona.`,
      privacy: true,
    }),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: Error) => new Response(error.message, { status: 599 }))
  const answer = await response.text()
  if (response.status === 200) {
    return { at, said: `The mail provider has taken the test message: ${answer}`, faults: [] }
  }
  const fault = `The test message was answered ${response.status}: ${answer.slice(0, 300)}`
  return { at, said: 'The test message was not taken.', faults: [fault] }
}

const listSchema = z.object({
  data: z.array(
    z.object({
      created_at: z.string(),
      last_event: z.string().nullable(),
      reply_to: z.union([z.string(), z.array(z.string())]).nullable(),
    }),
  ),
})

type Variables = Record<string, string | undefined>

/**
 * Says when a test message last reached the staff's mail server, as the provider knows it; a fault
 * unless that was the one sent at `since`. Without a key that may read, nobody can say.
 */
export async function lastArrival(
  { RESEND_READ_KEY: key, RESEND_BASE_URL: provider = 'https://api.resend.com' }: Variables,
  since: Date,
  { tries = 12, pause = 5000 } = {},
) {
  if (!key) return { said: 'Whether it arrived: unknown without RESEND_READ_KEY.', faults: [] }
  for (let left = tries; ; left -= 1) {
    const last = await newestDelivered(provider, key)
    const said = `A test message last arrived: ${last?.toISOString() ?? 'none known'}.`
    // Clocks differ.
    if (last && last.getTime() > since.getTime() - 60_000) return { said, faults: [] }
    if (left === 1) return { said, faults: ['The test message has not arrived.'] }
    await sleep(pause)
  }
}

async function newestDelivered(provider: string, key: string): Promise<Date | undefined> {
  const response = await fetch(`${provider}/emails?limit=100`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The provider's list of messages answers ${response.status}.`)
  const { data } = listSchema.parse(await response.json())
  const times = data
    .filter(({ reply_to }) => [reply_to].flat().includes(replyTo))
    .filter(({ last_event }) => /^(delivered|opened|clicked)$/.test(last_event ?? ''))
    .map(({ created_at }) => Date.parse(created_at))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
