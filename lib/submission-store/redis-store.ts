import 'server-only'
import { Redis } from 'ioredis'
import {
  retentionSeconds,
  stronger,
  type Counter,
  type Mark,
  type Outcome,
  type SubmissionStore,
} from './submission-store'

/** Counts on every counter or on none; each is a key with a limit and milliseconds. */
const count = `
  local function count(keys, first, values)
    if #keys < first then return 0 end
    local isKnown = redis.call('EXISTS', keys[#keys - 1]) == 1
    local wait = 0
    for at = first, #keys do
      local allowed = tonumber(values[2 * (at - first) + 1])
      if at == #keys and isKnown then allowed = allowed / 2 end
      if tonumber(redis.call('GET', keys[at]) or '0') >= allowed then
        wait = math.max(wait, redis.call('PTTL', keys[at]))
      end
    end
    if wait > 0 then return wait end
    for at = first, #keys do
      if redis.call('INCR', keys[at]) == 1 then
        redis.call('PEXPIRE', keys[at], values[2 * (at - first) + 2])
      end
    end
    return 0
  end`

const begin = `${count}
  local mark = table.remove(ARGV, 1)
  if redis.call('EXISTS', KEYS[1]) == 0 then
    local wait = count(KEYS, 2, ARGV)
    if wait > 0 then return { wait } end
    redis.call('HSET', KEYS[1], 'mark', mark)
    redis.call('EXPIRE', KEYS[1], ${retentionSeconds})
  end
  local underWay = redis.call('HINCRBY', KEYS[1], 'underWay', 1)
  local outcome = redis.call('HGET', KEYS[1], 'outcome') or (underWay > 1 and 'unknown' or 'failed')
  return { 0, redis.call('HGET', KEYS[1], 'mark'), outcome }`

const settle = `
  local isNew = redis.call('EXISTS', KEYS[1]) == 0
  redis.call('HSETNX', KEYS[1], 'mark', ARGV[1])
  if isNew then redis.call('EXPIRE', KEYS[1], ${retentionSeconds}) end
  local underWay = tonumber(redis.call('HGET', KEYS[1], 'underWay') or '0')
  if underWay > 0 then underWay = redis.call('HINCRBY', KEYS[1], 'underWay', -1) end
  local outcome = redis.call('HGET', KEYS[1], 'outcome')
  if outcome ~= 'accepted' and ARGV[2] ~= 'failed' then
    outcome = ARGV[2]
    redis.call('HSET', KEYS[1], 'outcome', outcome)
  end
  return outcome or (underWay > 0 and 'unknown' or 'failed')`

/** Milliseconds. */
type Timeouts = { connect: number; command: number }

/**
 * Returns a store that all instances share. What becomes of a message is noted in `memory` as well, and
 * the stronger knowledge counts: Redis may forget, or refuse to write. While it is away, memory counts too,
 * and a request for help is not kept waiting: each command fails fast.
 */
export async function connectRedisStore(
  url: string,
  memory: SubmissionStore,
  timeouts: Timeouts = { connect: 500, command: 1000 },
): Promise<SubmissionStore & { close: () => void }> {
  const redis = new Redis(url, {
    lazyConnect: true,
    keyPrefix: 'forms:',
    connectTimeout: timeouts.connect,
    commandTimeout: timeouts.command,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  let away = false
  redis.on('error', () => {
    if (!away) console.error('Rate limits: Redis is away, counting in memory')
    away = true
  })
  redis.on('ready', () => {
    if (away) console.error('Rate limits: Redis is back')
    away = false
  })
  const wait = AbortSignal.timeout(timeouts.connect)
  await Promise.race([
    redis.connect().catch(() => undefined),
    new Promise((resolve) => wait.addEventListener('abort', resolve)),
  ])

  const names = (counters: readonly Counter[]) => counters.map(({ name }) => name)
  const values = (counters: readonly Counter[]) =>
    counters.flatMap(({ limit, seconds }) => [limit, seconds * 1000])
  const run = (script: string, keys: string[], ...args: (string | number)[]) =>
    redis.eval(script, keys.length, ...keys, ...args)

  const shared: SubmissionStore = {
    async find(key) {
      const { mark, outcome, underWay } = await redis.hgetall(key)
      return mark
        ? {
            mark: mark as Mark,
            outcome: (outcome as Outcome) ?? (Number(underWay) > 0 ? 'unknown' : 'failed'),
          }
        : undefined
    },
    async count(counters) {
      const script = `${count} return count(KEYS, 1, ARGV)`
      const wait = Number(await run(script, names(counters), ...values(counters)))
      return wait > 0 ? { wait: Math.ceil(wait / 1000) } : undefined
    },
    async begin(key, mark, counters) {
      const keys = [key, ...names(counters)]
      const [wait, known, outcome] = (await run(begin, keys, mark, ...values(counters))) as [
        number,
        Mark,
        Outcome,
      ]
      if (wait > 0) return { wait: Math.ceil(wait / 1000) }
      return { mark: known, outcome }
    },
    settle: async (key, mark, outcome) => (await run(settle, [key], mark, outcome)) as Outcome,
  }
  const whenAway = () => undefined
  return {
    async find(key) {
      const [there, here] = [await shared.find(key).catch(whenAway), await memory.find(key)]
      return there ? { ...there, outcome: stronger(there.outcome, here?.outcome) } : here
    },
    count: (counters) => shared.count(counters).catch(() => memory.count(counters)),
    async begin(key, mark, counters) {
      // Redis may have forgotten a message that has been counted.
      const known = await memory.find(key)
      const there = await shared
        .begin(key, known?.mark ?? mark, known ? [] : counters)
        .catch(whenAway)
      if (there && 'wait' in there) return there
      const here = await memory.begin(key, there?.mark ?? mark, there ? [] : counters)
      if ('wait' in here) return here
      return there ? { ...there, outcome: stronger(there.outcome, here.outcome) } : here
    },
    async settle(key, mark, outcome) {
      const there = await shared.settle(key, mark, outcome).catch(whenAway)
      return stronger(await memory.settle(key, mark, outcome), there)
    },
    close: () => redis.disconnect(),
  }
}
