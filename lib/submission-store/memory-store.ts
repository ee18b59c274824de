import {
  retentionSeconds,
  type Counters,
  type Mark,
  type Outcome,
  type SubmissionStore,
  type Wait,
} from './submission-store'

type Entry = { until: number }
type Message = Entry & { mark: Mark; underWay: number; outcome?: Outcome }

/** Returns a store in the memory of this process, for one instance. */
export function createMemoryStore(now: () => number = Date.now): SubmissionStore {
  const counts = new Map<string, Entry & { count: number }>()
  const messages = new Map<string, Message>()
  let tidied = now()

  function live<Value extends Entry>(entries: Map<string, Value>, key: string): Value | undefined {
    if (now() - tidied > 60_000) {
      tidied = now()
      for (const map of [counts, messages]) {
        for (const [name, { until }] of map) if (until <= now()) map.delete(name)
      }
    }
    const value = entries.get(key)
    return value && value.until > now() ? value : undefined
  }

  function count(counters: Counters): Wait | undefined {
    const used = counters.map(({ name }) => live(counts, name))
    const isKnown = used.at(-2) !== undefined
    const waits = counters.flatMap(({ limit }, at) => {
      const allowed = at === counters.length - 1 && isKnown ? limit / 2 : limit
      const entry = used[at]
      return entry && entry.count >= allowed ? [entry.until - now()] : []
    })
    if (waits.length > 0) return { wait: Math.ceil(Math.max(...waits) / 1000) }
    for (const [at, { name, seconds }] of counters.entries()) {
      const entry = used[at] ?? { count: 0, until: now() + seconds * 1000 }
      entry.count += 1
      counts.set(name, entry)
    }
    return undefined
  }

  function message(key: string, mark: Mark): Message {
    const known = live(messages, key) ?? {
      mark,
      underWay: 0,
      until: now() + retentionSeconds * 1000,
    }
    messages.set(key, known)
    return known
  }

  return {
    async find(key) {
      const known = live(messages, key)
      return known && { mark: known.mark, isAccepted: known.outcome === 'accepted' }
    },
    count: async (counters) => count(counters),
    async begin(key, mark, counters) {
      const wait = live(messages, key) ? undefined : count(counters)
      if (wait) return wait
      const known = message(key, mark)
      known.underWay += 1
      return { mark: known.mark, isAccepted: known.outcome === 'accepted' }
    },
    async settle(key, mark, outcome) {
      const known = message(key, mark)
      known.underWay -= 1
      if (known.outcome !== 'accepted' && outcome !== 'failed') known.outcome = outcome
      return known.outcome ?? (known.underWay > 0 ? 'unknown' : 'failed')
    },
  }
}
