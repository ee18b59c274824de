import { setTimeout as sleep } from 'node:timers/promises'
import type { Resend } from 'resend'
import words from '../../messages/it.json'
import { testAddress } from './test-messages'

/** A mailbox that the site writes to or from. What is printed is its name, never the address. */
export type Mailbox = { name: string; address: string }

type Failure = { name: string; statusCode: number | null }
type Answer<Data> = { data: Data | null; error: Failure | null }

const hour = 60 * 60 * 1000
const daysLookedAt = 3
/** So many in a row are no chance: of visitors few block Google. */
const fewestUnverified = 3
const unverified = words.StaffEmail.unverifiedSubject.replace(/\{.*/, '')

const origins = {
  bounce: 'un messaggio è tornato indietro',
  complaint: 'chi l’ha ricevuto ha premuto «spam»',
  manual: 'aggiunta a mano',
}

/** Returns a sentence for each mailbox that the provider leaves out: it says "taken" and sends nothing. */
export async function suppressionFaults(resend: Resend, mailboxes: readonly Mailbox[]) {
  const faults: string[] = []
  for (const { name, address } of mailboxes) {
    const found = await ask(() => resend.suppressions.get(address))
    if (!found) continue
    const why = `dal ${found.created_at.slice(0, 10)}; motivo: ${origins[found.origin]}`
    faults.push(
      `La casella ${name} non riceve più niente: il fornitore di posta l’ha esclusa (${why}). Toglila dall’elenco «Suppressions» di resend.com.`,
    )
  }
  return faults
}

const troubles = {
  bounced: 'è tornato indietro',
  complained: 'è arrivato, ma qualcuno ha premuto «spam»: il fornitore può escludere la casella',
  failed: 'non è partito',
  suppressed: 'non è partito, perché la casella è fra le escluse',
  late: 'non risulta consegnato un’ora dopo l’invio',
} as const

/**
 * Returns a sentence for each message of the last days that did not arrive; when fewer test messages have
 * reached the staff's server since a moment than were taken; and when no visitor was verified.
 */
export async function deliveryFaults(
  resend: Resend,
  { since, taken }: { since: Date; taken: number },
): Promise<string[]> {
  const now = since.getTime()
  const faults: string[] = []
  const marks: boolean[] = []
  let arrived = 0
  for await (const { id, created_at, last_event, reply_to, subject } of newestFirst(resend)) {
    const sentAt = Date.parse(created_at)
    if (!(sentAt >= now - daysLookedAt * 24 * hour)) break
    const isTest = [reply_to].flat().includes(testAddress)
    const isDelivered = /^(delivered|opened|clicked)$/.test(last_event)
    // Clocks differ by a minute at most.
    if (isTest && isDelivered && sentAt >= now - hour / 60) arrived += 1
    if (!isTest) marks.push(subject.startsWith(unverified))
    const isLate = !isDelivered && sentAt < now - hour
    const trouble = last_event in troubles ? last_event : isLate ? 'late' : undefined
    // Test messages are new each day; all that is said of one is that somebody has pressed «spam».
    if (!trouble || (isTest && trouble !== 'complained')) continue
    const when = new Date(sentAt).toISOString().slice(0, 16).replace('T', ', ')
    faults.push(
      `Il messaggio del ${when} UTC ${troubles[trouble as keyof typeof troubles]}. Su resend.com, «Emails», è ${id}.`,
    )
  }
  if (arrived < taken) {
    faults.push(`Dei ${taken} messaggi di prova ne risultano consegnati ${arrived}.`)
  }
  if (marks.length >= fewestUnverified && marks.every(Boolean)) {
    faults.push(
      `Negli ultimi ${daysLookedAt} giorni tutti i messaggi sono arrivati come «${unverified.trim()}»: guarda su google.com/recaptcha se il dominio è fra quelli della chiave e se la quota del mese è finita, e sul server se l’orologio è giusto.`,
    )
  }
  return faults
}

/** Returns a sentence when the provider finds a record of the sender's domain missing or wrong. */
export async function domainFaults(resend: Resend, domain: string): Promise<string[]> {
  const listed = await ask(() => resend.domains.list())
  const { status = 'manca' } = listed?.data.find(({ name }) => name === domain) ?? {}
  if (status === 'verified') return []
  return [
    `Il dominio ${domain}, da cui scrive il sito, non è in ordine su resend.com, «Domains» (${status}): i messaggi possono finire fra lo spam, o non partire.`,
  ]
}

/** Returns why the provider takes no message of the site, by sending one to an address that it has for tests. */
export async function refusalReason(resend: Resend, from: string): Promise<string> {
  const [to, subject] = ['delivered@resend.dev', 'Prova automatica del sito']
  const { error } = await resend.emails.send({ from, to, subject, text: subject })
  if (!error)
    return 'eppure resend.com prende la stessa prova da qui; guarda il registro del server'
  return reasonOf(error, 'RESEND_API_KEY')
}

function reasonOf({ name, statusCode }: Failure, key: string): string {
  if (!statusCode) return 'resend.com non risponde'
  if (statusCode === 401 || /_api_key$/.test(name)) return `la chiave ${key} non vale`
  if (/quota/.test(name)) return 'la quota di messaggi del fornitore di posta è finita'
  return `resend.com risponde ${statusCode} ${name}`
}

async function* newestFirst(resend: Resend) {
  let after: string | undefined
  for (;;) {
    const page = await ask(() => resend.emails.list({ limit: 100, ...(after && { after }) }))
    yield* page?.data ?? []
    after = page?.data.at(-1)?.id
    if (!page?.has_more || !after) return
  }
}

/** Returns the provider's answer, `undefined` where it has none (404); throws the reason of any other error. */
async function ask<Data>(request: () => Promise<Answer<Data>>): Promise<Data | undefined> {
  for (let left = 5; ; left -= 1) {
    const { data, error } = await request()
    if (data) return data
    if (error?.statusCode === 404) return undefined
    if (error?.name !== 'rate_limit_exceeded' || left === 0) {
      throw new Error(reasonOf(error ?? { name: '', statusCode: null }, 'RESEND_READ_KEY'))
    }
    await sleep(1000)
  }
}
