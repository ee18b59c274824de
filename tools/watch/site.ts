import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:tls'
import { builtOn } from '../../lib/security/security-txt'
import { reachWell } from './reach'

const day = 24 * 60 * 60 * 1000
/** certbot renews 30 days before the end. */
const leastDays = 14
/** The site is built each night. */
const mostDays = 2

// Of each fault the sentence is the same every day, so that only what is new is told again: it says since
// when or until when, not for how long.

/** Returns a sentence when a site's certificate, which is valid today, was not renewed. */
export async function certificateFaults(origin: string, now: Date): Promise<string[]> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
  socket.setTimeout(10_000, () => socket.destroy(new Error('nessuna risposta in tempo')))
  try {
    await once(socket, 'secureConnect')
    const end = new Date(socket.getPeerCertificate().valid_to)
    if (end.getTime() - now.getTime() >= leastDays * day) return []
    return [`Il certificato del sito scade il ${dateOf(end)} e non è stato rinnovato.`]
  } finally {
    socket.destroy()
  }
}

/** Returns a sentence when the published site is older than some nightly builds. */
export async function publishingFaults(origin: string, now: Date): Promise<string[]> {
  const response = await reachWell(`${origin}/.well-known/security.txt`, { redirect: 'error' })
  const built = builtOn(await response.text())
  if (built && now.getTime() - built.getTime() < (mostDays + 1) * day) return []
  return [
    `Il sito pubblicato è fermo ${built ? `al ${dateOf(built)}` : 'a non si sa quando'}: la pubblicazione di ogni notte non riesce, e gli eventi passati restano in vista.`,
  ]
}

/**
 * Returns a sentence when what is on `main` does not build, from what deploy/publish.sh notes; only the
 * server itself can know.
 */
export function buildFaults(root = '/srv/site'): string[] {
  const note = `${root}/failed`
  if (!existsSync(note)) return []
  const [commit = '', built = ''] = readFileSync(note, 'utf8').trim().split(' ')
  return [
    `Il sito non si aggiorna: la costruzione del ${built} (commit ${commit.slice(0, 8)}) non è riuscita. Si riprova solo con una nuova modifica, o il giorno dopo; il motivo è in «journalctl -u site-publish».`,
  ]
}

function dateOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
