import {
  retentionSeconds,
  type Counters,
  type KnownMessage,
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

  function count(counters: Counters | []): Wait | undefined {
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

  function knownOf({ mark, outcome, underWay }: Message): KnownMessage {
    return { mark, outcome: outcome ?? (underWay > 0 ? 'unknown' : 'failed') }
  }

  return {
    async find(key) {
      const known = live(messages, key)
      return known && knownOf(known)
    },
    count: async (counters) => count(counters),
    async begin(key, mark, counters) {
      const wait = live(messages, key) ? undefined : count(counters)
      if (wait) return wait
      const known = message(key, mark)
      const before = knownOf(known)
      known.underWay += 1
      return before
    },
    async settle(key, mark, outcome) {
      const known = message(key, mark)
      known.underWay = Math.max(0, known.underWay - 1)
      if (known.outcome !== 'accepted' && outcome !== 'failed') known.outcome = outcome
      return knownOf(known).outcome
    },
  }
}
