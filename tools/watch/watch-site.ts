import { setTimeout as sleep } from 'node:timers/promises'
import { Resend } from 'resend'
import { fields } from '../../lib/environment/schema'
import { captchaFaults } from './captcha'
import {
  deliveryFaults,
  domainFaults,
  refusalReason,
  suppressionFaults,
  type Mailbox,
} from './provider'
import { reachWell } from './reach'
import { buildFaults, certificateFaults, publishingFaults } from './site'
import { sendTestMessages } from './test-messages'

export type Variables = Record<string, string | undefined>

const needed = [
  'MAIL_FROM',
  'CONTACT_MAIL_TO',
  'LISTENING_DESK_MAIL_TO',
  'RECAPTCHA_SECRET_KEY',
  'RESEND_API_KEY',
  'RESEND_READ_KEY',
  'HEARTBEAT_URL',
]

/** Returns one Italian sentence for each fault, for whoever is woken by them; of a silent site only that it is. */
export async function watch(
  origin: string,
  variables: Variables,
  /** How often, and after how many milliseconds, what may take a minute is asked for again. */
  patience = { tries: 12, pause: 5000 },
): Promise<string[]> {
  const silent = await patiently(patience, () =>
    attempt('Il sito non risponde', () => reachWell(origin).then(() => [])),
  )
  if (silent.length > 0) return silent

  const now = new Date()
  const faults = needed
    .filter((name) => !variables[name])
    .map((name) => `Manca ${name}: il controllo di ogni giorno è a metà (docs/deploy.md).`)
  const check = async (unknown: string, find: () => Promise<string[]>) => {
    faults.push(...(await attempt(unknown, find)))
  }
  const { MAIL_FROM: from = '', RESEND_READ_KEY, RESEND_API_KEY, RECAPTCHA_SECRET_KEY } = variables
  const baseUrl = fields.RESEND_BASE_URL.parse(variables.RESEND_BASE_URL || undefined)
  faults.push(...buildFaults(variables.SITE_ROOT))
  if (origin.startsWith('https:')) {
    await check('Il certificato del sito non si legge', () => certificateFaults(origin, now))
  }
  await check('Non si sa quando il sito è stato pubblicato', () => publishingFaults(origin, now))
  const { taken, faults: refusals } = await sendTestMessages(origin, async () =>
    RESEND_API_KEY ? refusalReason(new Resend(RESEND_API_KEY, { baseUrl }), from) : undefined,
  )
  faults.push(...refusals)
  if (RECAPTCHA_SECRET_KEY) {
    const url = fields.RECAPTCHA_VERIFY_URL.parse(variables.RECAPTCHA_VERIFY_URL || undefined)
    await check('Google non risponde', () => captchaFaults(url, RECAPTCHA_SECRET_KEY))
  }
  if (!RESEND_READ_KEY || !from) return faults

  const resend = new Resend(RESEND_READ_KEY, { baseUrl })
  // `Name <address>`, or the address alone.
  const sender = from.replace(/^.*<|>.*$/g, '')
  await check('Non si sa se i messaggi arrivano', async () => [
    ...(await suppressionFaults(resend, [
      ...mailboxes('CONTACT_MAIL_TO', variables),
      ...mailboxes('LISTENING_DESK_MAIL_TO', variables),
      { name: 'del mittente (MAIL_FROM)', address: sender },
    ])),
    ...(await patiently(patience, () => deliveryFaults(resend, { since: now, taken }))),
    ...(await domainFaults(resend, sender.split('@').at(-1) ?? '')),
  ])
  return faults
}

/** Returns the faults that are found, or that and why nobody can know. */
async function attempt(unknown: string, find: () => Promise<string[]>): Promise<string[]> {
  return find().catch((error: Error) => [`${unknown} (${error.message}).`])
}

async function patiently(
  patience: { tries: number; pause: number },
  find: () => Promise<string[]>,
) {
  for (let left = patience.tries; ; left -= 1) {
    const faults = await find()
    if (faults.length === 0 || left <= 1) return faults
    await sleep(patience.pause)
  }
}

function mailboxes(name: 'CONTACT_MAIL_TO' | 'LISTENING_DESK_MAIL_TO', variables: Variables) {
  const addresses = fields[name].parse(variables[name] || undefined) ?? []
  return addresses.map((address, at): Mailbox => ({ name: `n. ${at + 1} di ${name}`, address }))
}
