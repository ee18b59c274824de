import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { randomResendFaults, randomVerifierModes } from '@/testing/fakes/random-faults'
import { fakeToken } from '@/testing/fakes/recaptcha'
import type { ResendFault } from '@/testing/fakes/resend'
import { seededRandom } from '@/testing/seeded-random'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames, forms } from '../forms/all-forms'
import { createMemoryStore } from '../submission-store/memory-store'

const sequences = Number(process.env.FAULT_SEQUENCES ?? 200)
const lanes = 4
const faultyPresses = 6
// With time limits as short as here a busy machine is one more fault: it gets more presses.
const mostPresses = 40

const resendFaults: readonly ResendFault[] = [
  ...randomResendFaults,
  { kind: 'rate-limit', retryAfter: 5 },
  { kind: 'accept-late', milliseconds: 30 },
  { kind: 'accept-late', milliseconds: 400 },
]

type Instance = Awaited<ReturnType<typeof startHandlers>>

/** What is said of a message; what the page makes of it: components/forms/client/submission-client.test.ts. */
type Code = 'sent' | 'delivery-unknown' | 'delivery-failed' | 'captcha-failed'

/** How often each was said, and how often a message failed that the provider has taken. */
type Tally = Record<Code | 'wrong', number>

/** One visitor against random faults, pressing until it works. */
async function runSequence(
  instances: readonly [Instance, Instance],
  seed: number,
  tally: Tally,
): Promise<void> {
  const [site] = instances
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const draw = <T>(list: readonly T[]) => Array.from({ length: 9 }, () => pick(list))
  site.resend.control({ reset: true, faults: draw(resendFaults) })
  site.verifier.control({ reset: true, modes: draw(randomVerifierModes) })

  const form = pick(formNames)
  const marker = randomUUID()
  const filled = submission(form, { message: marker })
  // A try of the sequence before, given up long ago, may still arrive late: it is not ours.
  const emails = () => site.resend.emails().filter(({ text }) => text.includes(marker)).length
  const isTaken = () => site.resend.texts().some((text) => text.includes(marker))
  const press = async (instance: Instance) => {
    const token = random() < 0.2 ? null : fakeToken(forms[form].captchaAction)
    const answer = await instance.post(form, filled, { token })
    const { code = 'sent' }: { code?: Code } = await answer.json()
    expect([answer.status, code]).toBeOneOf([
      [200, 'sent'],
      [502, 'delivery-unknown'],
      [502, 'delivery-failed'],
      [403, 'captcha-failed'],
    ])
    tally[code] += 1
    // Of what has arrived, or is about to, neither may be said.
    if (/failed/.test(code) && isTaken()) tally.wrong += 1
    return code
  }
  const endFaults = () => {
    site.resend.control({ faults: [] })
    site.verifier.control({ modes: [] })
  }
  let confirmed = false
  for (let presses = 0; presses < mostPresses && !confirmed; presses += 1) {
    if (presses === faultyPresses) endFaults()
    const atOnce = random() < 0.2 ? 2 : 1
    // As when nginx turns to the other one: what an earlier press began there is known here.
    const instance = pick(instances)
    const codes = await Promise.all(Array.from({ length: atOnce }, () => press(instance)))
    confirmed = codes.includes('sent')
    // Nothing falsely confirmed.
    if (confirmed) expect(emails()).toBe(1)
    // Nothing doubled.
    expect(emails()).toBeLessThanOrEqual(1)
  }
  // Nothing lost.
  expect(confirmed).toBe(true)
  // And still nothing doubled or denied when it is sent once more.
  await press(pick(instances))
  endFaults()
  await press(pick(instances))
  expect(emails()).toBe(1)
}

test('nothing lost, doubled, falsely confirmed or falsely denied by two instances over random fault sequences', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const timeouts = { timeLimit: 300, verifierTimeout: 60, retryPause: 3 }
  const tally: Tally = {
    sent: 0,
    'delivery-unknown': 0,
    'delivery-failed': 0,
    'captcha-failed': 0,
    wrong: 0,
  }
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const store = createMemoryStore()
      const site = await startHandlers({ timeouts: { ...timeouts, store } })
      const other = await startHandlers({
        timeouts: { ...timeouts, store },
        variables: {
          RESEND_BASE_URL: site.resend.url,
          RECAPTCHA_VERIFY_URL: site.verifier.url,
        },
      })
      for (let seed = lane; seed < sequences; seed += lanes) {
        await runSequence([site, other], seed, tally).catch((error) => {
          throw new Error(`Sequence ${seed}`, { cause: error })
        })
      }
      await Promise.all([site.close(), other.close()])
    }),
  )
  expect(tally.wrong).toBe(0)
  // The faults were real ones: presses failed in every way. A busy machine has more of some than others.
  for (const code of ['delivery-failed', 'delivery-unknown', 'captcha-failed'] as const) {
    expect(tally[code]).toBeGreaterThan(sequences / 40)
  }
}, 180_000)
