import { expect, test, vi } from 'vitest'
import { startHandlers } from '@/testing/start-handlers'
import type { VerifierMode } from '@/testing/fakes/recaptcha'
import type { ResendFault } from '@/testing/fakes/resend'
import { formNames } from '../forms/forms'
import { submission } from '@/testing/submissions'

const sequences = 200
const lanes = 4
const faultyPresses = 6
// With time limits as short as here a busy machine is one more fault: it gets more presses.
const mostPresses = 40

const verifierModes: VerifierMode[] = [
  ...Array<VerifierMode>(6).fill('normal'),
  'down',
  'slow',
  'too-many',
  'html',
  'bad-secret',
  'false',
  'wrong-action',
  'wrong-host',
  'old',
  'low-score',
]

const resendFaults: ResendFault[] = [
  ...Array<ResendFault>(4).fill({ kind: 'none' }),
  { kind: 'rate-limit', retryAfter: 0 },
  { kind: 'rate-limit', retryAfter: 5 },
  { kind: 'rate-limit' },
  { kind: 'server-error' },
  { kind: 'server-error' },
  { kind: 'html-error' },
  { kind: 'html-success' },
  { kind: 'daily-quota' },
  { kind: 'bad-key' },
  { kind: 'validation' },
  { kind: 'hang' },
  { kind: 'cut' },
  { kind: 'cut' },
  { kind: 'accept-then-cut' },
  { kind: 'accept-then-cut' },
  { kind: 'accept-then-hang' },
  { kind: 'accept-then-error' },
  { kind: 'accept-then-html' },
  { kind: 'accept-late', milliseconds: 30 },
  { kind: 'accept-late', milliseconds: 400 },
]

/** Mulberry32: the same faults at every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Site = Awaited<ReturnType<typeof startHandlers>>

/** How many answers of each code there were, and how many said wrongly that nothing was sent. */
type Tally = { codes: Record<string, number>; falseFailures: number }

/** One visitor against random faults, pressing until it works. */
async function runSequence(site: Site, seed: number, tally: Tally): Promise<void> {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const draw = <T>(list: readonly T[]) => Array.from({ length: 9 }, () => pick(list))
  site.resend.control({ reset: true, faults: draw(resendFaults) })
  site.verifier.control({ reset: true, modes: draw(verifierModes) })

  const form = pick(formNames)
  const filled = submission(form)
  const reference = String(filled.submissionId).slice(0, 8).toUpperCase()
  // A try of the sequence before, given up long ago, may still arrive late: it is not ours.
  const emails = () => site.resend.emails().filter(({ text }) => text.includes(reference)).length
  const isTaken = () => site.resend.texts().some((text) => text.includes(reference))
  const press = async (token?: string | null) => {
    const answer = await site.post(form, filled, { token })
    const { code = 'ok' } = await answer.json()
    expect([200, 403, 502]).toContain(answer.status)
    expect(code === 'ok').toBe(answer.status === 200)
    tally.codes[code] = (tally.codes[code] ?? 0) + 1
    if (code === 'delivery-failed' && isTaken()) tally.falseFailures += 1
    return answer.status
  }
  const endFaults = () => {
    site.resend.control({ faults: [] })
    site.verifier.control({ modes: [] })
  }
  let confirmed = false
  for (let presses = 0; presses < mostPresses && !confirmed; presses += 1) {
    if (presses === faultyPresses) endFaults()
    const token = random() < 0.2 ? null : undefined
    const atOnce = random() < 0.2 ? 2 : 1
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => press(token)))
    confirmed = statuses.includes(200)
    // Nothing falsely confirmed.
    if (confirmed) expect(emails()).toBe(1)
    // Nothing doubled.
    expect(emails()).toBeLessThanOrEqual(1)
  }
  // Nothing lost.
  expect(confirmed).toBe(true)
  // And still nothing doubled or denied when the visitor is not sure and presses again.
  await press()
  endFaults()
  await press()
  expect(emails()).toBe(1)
}

test('nothing lost, doubled, falsely confirmed or falsely denied over 200 fault sequences', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const patience = { timeLimit: 300, verifierPatience: 60, retryPause: 3 }
  const tally: Tally = { codes: {}, falseFailures: 0 }
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const site = await startHandlers({ patience })
      for (let seed = lane; seed < sequences; seed += lanes) {
        await runSequence(site, seed, tally).catch((error) => {
          throw new Error(`Sequence ${seed}`, { cause: error })
        })
      }
      await site.close()
    }),
  )
  expect(tally.falseFailures).toBe(0)
  // The faults were real ones: a good part of the presses failed, in either way.
  const { 'delivery-failed': failed = 0, 'delivery-unknown': unknown = 0 } = tally.codes
  expect(failed).toBeGreaterThan(sequences / 20)
  expect(unknown).toBeGreaterThan(sequences / 4)
}, 180_000)
