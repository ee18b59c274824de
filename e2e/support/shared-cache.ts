import type { Ask } from './locale-traffic'
import type { Answer } from './raw-request'

type Stored = { answer: Answer; selecting: Record<string, string | undefined> }

/** Status codes that RFC 9110 §15.1 lets a cache keep without being told to. */
const heuristicallyCacheable = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]

/**
 * The greediest shared cache that RFC 9111 allows: it keeps for ever whatever it may keep at all,
 * and tells requests apart by nothing but address and `Vary`.
 */
export function sharedCache(origin: Ask) {
  const store = new Map<string, Stored[]>()
  const counts = { hits: 0, misses: 0 }

  async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
    const hit = store.get(path)?.find(({ selecting }) => selects(selecting, headers))
    if (hit) {
      counts.hits += 1
      return hit.answer
    }
    counts.misses += 1
    const answer = await origin(path, headers)
    if (mayStore(answer)) {
      const selecting = Object.fromEntries(
        varyNames(answer).map((name) => [name, headers[name]?.trim()]),
      )
      store.set(path, [...(store.get(path) ?? []), { answer, selecting }])
    }
    return answer
  }

  return { ask, counts }
}

function selects(selecting: Stored['selecting'], headers: Record<string, string>): boolean {
  return Object.entries(selecting).every(([name, value]) => headers[name]?.trim() === value)
}

function varyNames({ headers }: Answer): string[] {
  return (headers.vary ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean)
}

function mayStore(answer: Answer): boolean {
  const caching = answer.headers['cache-control'] ?? ''
  if (varyNames(answer).includes('*') || /no-store|private/.test(caching)) return false
  return /s-maxage|public|max-age/.test(caching) || heuristicallyCacheable.includes(answer.status)
}
