import { afterAll, expect, test, vi } from 'vitest'
import { createSender } from '@/components/forms/script/send-submission'
import type { VerifierMode } from '@/testing/fakes/recaptcha'
import { fakeToken } from '@/testing/fakes/recaptcha'
import type { ResendFault } from '@/testing/fakes/resend'
import { seededRandom } from '@/testing/seeded-random'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames, forms, type FormName } from '../forms/forms'

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

type Site = Awaited<ReturnType<typeof startHandlers>>

/** What is said of a message: `sent`, `unknown`, `not-sent`, or that a check before it failed. */
type Word = 'sent' | 'unknown' | 'not-sent' | 'captcha-failed'

/** How often each was said, and how often `not-sent` of a message that the provider has taken. */
type Tally = Record<Word | 'wrong', number>

type Press = (token: string | null) => Promise<Word>

/** The handler's own word. */
function handlersWord(site: Site, form: FormName, filled: Record<string, unknown>): Press {
  return async (token) => {
    const answer = await site.post(form, filled, { token })
    const { code } = await answer.json()
    if (answer.status === 200) return 'sent'
    expect([answer.status, code]).toBeOneOf([
      [502, 'delivery-failed'],
      [502, 'delivery-unknown'],
      [403, 'captcha-failed'],
    ])
    if (code === 'delivery-failed') return 'not-sent'
    return code === 'delivery-unknown' ? 'unknown' : code
  }
}

/** The word of the page, which remembers earlier presses, over a network that loses answers. */
function pagesWord(
  site: Site,
  form: FormName,
  filled: Record<string, unknown>,
  random: () => number,
): Press {
  const path = `/api/${form}?${filled.submissionId}`
  networks.set(path, async (body) => {
    const answer = await site.post(form, JSON.parse(body), { token: null })
    if (random() < 0.2) throw new TypeError('Failed to fetch')
    return answer
  })
  const send = createSender(path)
  return async (token) => {
    const outcome = await send(filled, token ?? undefined)
    if (outcome.type === 'sent') return 'sent'
    if (outcome.type === 'invalid') throw new Error('invalid')
    return outcome.mayHaveArrived ? 'unknown' : 'not-sent'
  }
}

const networks = new Map<string, (body: string) => Promise<Response>>()
const realFetch = globalThis.fetch
vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('fetch', (url: string | URL | Request, init?: RequestInit) => {
  const network = networks.get(String(url))
  return network ? network(String(init?.body)) : realFetch(url, init)
})
afterAll(() => vi.unstubAllGlobals())

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
  const inBrowser = random() < 0.5
  const ask = inBrowser ? pagesWord(site, form, filled, random) : handlersWord(site, form, filled)
  const press: Press = async (token) => {
    const word = await ask(token)
    tally[word] += 1
    if (word === 'not-sent' && isTaken()) tally.wrong += 1
    return word
  }
  const newToken = () => (random() < 0.2 ? null : fakeToken(forms[form].action))
  const endFaults = () => {
    site.resend.control({ faults: [] })
    site.verifier.control({ modes: [] })
  }
  let confirmed = false
  for (let presses = 0; presses < mostPresses && !confirmed; presses += 1) {
    if (presses === faultyPresses) endFaults()
    // The page sends one at a time.
    const atOnce = !inBrowser && random() < 0.2 ? 2 : 1
    const words = await Promise.all(Array.from({ length: atOnce }, () => press(newToken())))
    confirmed = words.includes('sent')
    // Nothing falsely confirmed.
    if (confirmed) expect(emails()).toBe(1)
    // Nothing doubled.
    expect(emails()).toBeLessThanOrEqual(1)
  }
  // Nothing lost.
  expect(confirmed).toBe(true)
  // And still nothing doubled or denied when it is sent once more, which the page does not offer.
  const pressOnceMore = inBrowser ? ask : press
  await pressOnceMore(newToken())
  endFaults()
  await pressOnceMore(newToken())
  expect(emails()).toBe(1)
}

test('nothing lost, doubled, falsely confirmed or falsely denied over 200 fault sequences', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const timeouts = { timeLimit: 300, verifierTimeout: 60, retryPause: 3 }
  const tally: Tally = { sent: 0, unknown: 0, 'not-sent': 0, 'captcha-failed': 0, wrong: 0 }
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const site = await startHandlers({ timeouts })
      for (let seed = lane; seed < sequences; seed += lanes) {
        await runSequence(site, seed, tally).catch((error) => {
          throw new Error(`Sequence ${seed}`, { cause: error })
        })
      }
      await site.close()
    }),
  )
  expect(tally.wrong).toBe(0)
  // The faults were real ones: a good part of the presses failed, in every way.
  expect(tally['not-sent']).toBeGreaterThan(sequences / 10)
  expect(tally.unknown).toBeGreaterThan(sequences / 4)
  expect(tally['captcha-failed']).toBeGreaterThan(sequences / 20)
}, 180_000)
