import { existsSync, readFileSync } from 'node:fs'
import { builtOn } from '../../lib/security/security-txt'

const day = 24 * 60 * 60 * 1000
/** The site is built each night. */
const mostDays = 2

/** Returns a sentence when the published site is older than some nightly builds. */
export async function publishingFaults(origin: string, now: Date): Promise<string[]> {
  const response = await fetch(`${origin}/.well-known/security.txt`, {
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  const built = builtOn(await response.text())
  const days = built ? Math.floor((now.getTime() - built.getTime()) / day) : Infinity
  if (days <= mostDays) return []
  return [
    `Il sito pubblicato è vecchio di ${built ? `${days} giorni` : 'non si sa quanto'}: la pubblicazione di ogni notte non riesce, e gli eventi passati restano in vista.`,
  ]
}

/**
 * Returns a sentence when what is on `main` does not build, from what deploy/publish.sh notes; only the
 * server itself can know.
 */
export function buildFaults(root = '/srv/site'): string[] {
  const note = `${root}/failed`
  if (!existsSync(note)) return []
  const [commit = '', day = ''] = readFileSync(note, 'utf8').trim().split(' ')
  return [
    `Il sito non si aggiorna: la costruzione del ${day} (commit ${commit.slice(0, 8)}) non è riuscita. Si riprova solo con una nuova modifica, o il giorno dopo; il motivo è in «journalctl -u site-publish».`,
  ]
}
