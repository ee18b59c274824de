import { setTimeout as sleep } from 'node:timers/promises'
import type { Resend } from 'resend'
import { testAddress } from './test-messages'

/** A mailbox that the site writes to or from. What is printed is its name, never the address. */
export type Mailbox = { name: string; address: string }

type Answer<Data> = {
  data: Data | null
  error: { name: string; statusCode: number | null } | null
}

const hour = 60 * 60 * 1000
const daysLookedAt = 3

const origins = {
  bounce: 'un messaggio è tornato indietro',
  complaint: 'chi l’ha ricevuto ha premuto «spam»',
  manual: 'aggiunta a mano',
}

/** Returns a sentence for each mailbox that the provider leaves out: it says "taken" and sends nothing. */
export async function suppressionFaults(resend: Resend, mailboxes: readonly Mailbox[]) {
  const faults: string[] = []
  for (const { name, address } of mailboxes) {
    const found = await ask(() => resend.suppressions.get(address), { none: 404 })
    if (!found) continue
    const why = `dal ${found.created_at.slice(0, 10)}; motivo: ${origins[found.origin]}`
    faults.push(
      `La casella ${name} non riceve più niente: il fornitore di posta l’ha esclusa (${why}). Toglila dall’elenco «Suppressions» di resend.com.`,
    )
  }
  return faults
}

const troubles = {
  bounced: 'sono tornati indietro',
  complained: 'sono arrivati, ma qualcuno ha premuto «spam»: il fornitore può escludere la casella',
  failed: 'non sono partiti',
  suppressed: 'non sono partiti, perché la casella è fra le escluse',
  late: 'non risultano consegnati un’ora dopo l’invio',
} as const

/** Returns a sentence for each way in which messages of the last days did not arrive. */
export async function deliveryFaults(resend: Resend, now: Date): Promise<string[]> {
  const since = now.getTime() - daysLookedAt * 24 * hour
  const found = new Map<string, string[]>()
  for await (const { id, created_at, last_event } of newestFirst(resend)) {
    const sentAt = Date.parse(created_at)
    if (!(sentAt >= since)) break
    const isArrived = /^(delivered|opened|clicked)$/.test(last_event)
    const isLate = !isArrived && sentAt < now.getTime() - hour
    const trouble = last_event in troubles ? last_event : isLate ? 'late' : undefined
    if (!trouble) continue
    const where = `${id} (${new Date(sentAt).toISOString().slice(0, 16)} UTC)`
    found.set(trouble, [...(found.get(trouble) ?? []), where])
  }
  return [...found].map(
    ([trouble, messages]) =>
      `Messaggi dei moduli che ${troubles[trouble as keyof typeof troubles]}: ${messages.length}. Su resend.com, «Emails»: ${messages.join(', ')}.`,
  )
}

/** Returns a sentence when fewer test messages reach the staff's server within a minute than were taken. */
export async function arrivalFaults(
  resend: Resend,
  { since, taken }: { since: Date; taken: number },
  { tries = 12, pause = 5000 } = {},
): Promise<string[]> {
  let arrived = 0
  for (let left = tries; left > 0; left -= 1) {
    arrived = 0
    for await (const { created_at, last_event, reply_to } of newestFirst(resend)) {
      // Clocks differ.
      if (!(Date.parse(created_at) >= since.getTime() - 60_000)) break
      const isTest = [reply_to].flat().includes(testAddress)
      if (isTest && /^(delivered|opened|clicked)$/.test(last_event)) arrived += 1
    }
    if (arrived >= taken) return []
    await sleep(pause)
  }
  return [`Dei ${taken} messaggi di prova ne risultano consegnati ${arrived}.`]
}

/** Returns a sentence for each record of the sender's domain that the provider finds missing or wrong. */
export async function domainFaults(resend: Resend, domain: string): Promise<string[]> {
  const { data: domains } = await ask(() => resend.domains.list())
  const known = domains.find(({ name }) => name === domain)
  if (!known) return [`Il dominio ${domain}, da cui scrive il sito, manca su resend.com.`]
  const { records } = await ask(() => resend.domains.get(known.id))
  const wrong = records.flatMap((one) =>
    (one.record === 'SPF' || one.record === 'DKIM') && one.status !== 'verified' ? [one] : [],
  )
  if (known.status !== 'verified' && wrong.length === 0) {
    return [`Il dominio ${domain} non è verificato su resend.com: ${known.status}.`]
  }
  return wrong.map(
    ({ record, type, name }) =>
      `Nel DNS di ${domain} il record ${record} (${type} ${name}) manca o è sbagliato: i messaggi del sito finiscono fra lo spam.`,
  )
}

async function* newestFirst(resend: Resend) {
  let after: string | undefined
  for (;;) {
    const page = await ask(() => resend.emails.list({ limit: 100, ...(after && { after }) }))
    yield* page.data
    after = page.data.at(-1)?.id
    if (!page.has_more || !after) return
  }
}

/** Returns the provider's answer, `undefined` for the status that says "none"; throws for any other error. */
async function ask<Data>(request: () => Promise<Answer<Data>>): Promise<Data>
async function ask<Data>(
  request: () => Promise<Answer<Data>>,
  known: { none: number },
): Promise<Data | undefined>
async function ask<Data>(request: () => Promise<Answer<Data>>, known?: { none: number }) {
  for (let left = 5; ; left -= 1) {
    const { data, error } = await request()
    if (data) return data
    if (known && error?.statusCode === known.none) return undefined
    if (error?.name !== 'rate_limit_exceeded' || left === 0) {
      throw new Error(
        error?.statusCode
          ? `resend.com risponde ${error.statusCode} ${error.name}`
          : 'resend.com non risponde',
      )
    }
    await sleep(1000)
  }
}
