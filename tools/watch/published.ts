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
