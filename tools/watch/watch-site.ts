import type { Resolver } from 'node:dns/promises'
import { Resend } from 'resend'
import { fields } from '../../lib/environment/schema'
import { certificateFaults } from './certificate'
import { clockFaults } from './clock'
import { helplineFaults } from './helplines'
import { dnsFaults } from './mail-dns'
import {
  arrivalFaults,
  deliveryFaults,
  domainFaults,
  suppressionFaults,
  type Mailbox,
} from './provider'
import { buildFaults, publishingFaults } from './published'
import { sendTestMessages } from './test-messages'

type Variables = Record<string, string | undefined>

/** Returns one Italian sentence for each fault, for whoever is woken by them. */
export async function watch(
  origin: string,
  variables: Variables,
  dns: Pick<Resolver, 'resolveMx' | 'resolveTxt'>,
  waits?: Parameters<typeof arrivalFaults>[2],
): Promise<string[]> {
  const now = new Date()
  const faults = [...helplineFaults(now), ...buildFaults(variables.SITE_ROOT)]
  const check = async (what: string, find: () => Promise<string[]>) => {
    const found = await find().catch((error: Error) => [`${what}: ${error.message}.`])
    faults.push(...found)
  }

  if (origin.startsWith('https:')) await check('Certificato', () => certificateFaults(origin))
  await check('Orologio', () => clockFaults(origin))
  await check('Pubblicazione', () => publishingFaults(origin, now))
  const { taken, faults: formFaults } = await sendTestMessages(origin)
  faults.push(...formFaults)

  const { key, baseUrl, sender, mailboxes, missing } = read(variables)
  faults.push(...missing)
  if (key && sender) {
    const resend = new Resend(key, { baseUrl })
    const domain = domainOf(sender)
    const recipients = mailboxes.map(({ address }) => domainOf(address))
    const all = [...mailboxes, { name: 'del mittente (MAIL_FROM)', address: sender }]
    await check('Caselle escluse', () => suppressionFaults(resend, all))
    await check('Messaggi di questi giorni', () => deliveryFaults(resend, now))
    await check('Messaggi di prova', () => arrivalFaults(resend, { since: now, taken }, waits))
    await check('Dominio del mittente', () => domainFaults(resend, domain))
    await check('DNS', () => dnsFaults(dns, domain, recipients))
  }

  if (faults.length === 0 && variables.HEARTBEAT_URL) {
    await check('HEARTBEAT_URL', () => beat(variables.HEARTBEAT_URL ?? ''))
  }
  return faults
}

function read(variables: Variables) {
  const names = ['RESEND_READ_KEY', 'MAIL_FROM', 'CONTACT_MAIL_TO', 'LISTENING_DESK_MAIL_TO']
  const missing = names
    .filter((name) => !variables[name])
    .map((name) => `Manca ${name}: nessuno controlla se i messaggi arrivano.`)
  const list = (name: 'CONTACT_MAIL_TO' | 'LISTENING_DESK_MAIL_TO'): Mailbox[] =>
    (fields[name].parse(variables[name]) ?? []).map((address, at) => ({
      name: `n. ${at + 1} di ${name}`,
      address,
    }))
  return {
    missing,
    key: variables.RESEND_READ_KEY,
    baseUrl: fields.RESEND_BASE_URL.parse(variables.RESEND_BASE_URL),
    // `Name <address>`, or the address alone.
    sender: variables.MAIL_FROM?.replace(/^.*<|>.*$/g, ''),
    mailboxes: [...list('CONTACT_MAIL_TO'), ...list('LISTENING_DESK_MAIL_TO')],
  }
}

function domainOf(address: string): string {
  return address.split('@').at(-1) ?? ''
}

/** Tells a service that raises an alarm when it hears nothing. */
async function beat(url: string): Promise<string[]> {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  return ok ? [] : [`HEARTBEAT_URL risponde ${status}.`]
}
