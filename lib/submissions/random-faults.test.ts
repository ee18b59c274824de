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

/** One visitor against random faults, pressing until it works; returns how many tries failed. */
async function runSequence(site: Site, seed: number): Promise<number> {
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
  const endFaults = () => {
    site.resend.control({ faults: [] })
    site.verifier.control({ modes: [] })
  }
  let failures = 0
  let confirmed = false
  for (let press = 0; press < mostPresses && !confirmed; press += 1) {
    if (press === faultyPresses) endFaults()
    const token = random() < 0.2 ? null : undefined
    const presses = random() < 0.2 ? 2 : 1
    const answers = await Promise.all(
      Array.from({ length: presses }, () => site.post(form, filled, { token })),
    )
    for (const { status } of answers) {
      expect([200, 403, 502]).toContain(status)
      // Nothing falsely confirmed.
      if (status === 200) expect(emails()).toBe(1)
      if (status !== 200) failures += 1
      confirmed ||= status === 200
    }
    // Nothing doubled.
    expect(emails()).toBeLessThanOrEqual(1)
  }
  // Nothing lost.
  expect(confirmed).toBe(true)
  endFaults()
  // And still nothing doubled when the visitor is not sure and presses again.
  expect([200, 502]).toContain((await site.post(form, filled)).status)
  expect(emails()).toBe(1)
  return failures
}

test('nothing lost, nothing doubled, nothing falsely confirmed over 200 fault sequences', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const patience = { timeLimit: 300, verifierPatience: 60, retryPause: 3 }
  const failures = await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const site = await startHandlers({ patience })
      let count = 0
      for (let seed = lane; seed < sequences; seed += lanes) {
        count += await runSequence(site, seed).catch((error) => {
          throw new Error(`Sequence ${seed}`, { cause: error })
        })
      }
      await site.close()
      return count
    }),
  )
  // The faults were real ones: a good part of the presses failed.
  expect(failures.reduce((total, count) => total + count)).toBeGreaterThan(sequences / 2)
}, 180_000)
