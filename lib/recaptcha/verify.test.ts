import { expect, test } from 'vitest'
import { fakeToken, startVerifier, type VerifierMode } from '@/testing/fakes/recaptcha'
import { deadlineIn } from '../time/deadline'
import { createVerify, type Verdict } from './verify'

const settings = { secretKey: 'secret', minScore: 0.5, hostname: 'www.example.org' }

async function withVerifier(
  run: (verifier: Awaited<ReturnType<typeof startVerifier>>) => Promise<void>,
): Promise<void> {
  const verifier = await startVerifier({ secret: 'secret', hostname: 'www.example.org' })
  await run(verifier).finally(() => verifier.close())
}

function attempt(token: string | undefined, action = 'contact') {
  return { token, action, deadline: deadlineIn(10_000) }
}

test.each<[VerifierMode, Verdict]>([
  ['normal', { outcome: 'verified' }],
  ['down', { outcome: 'unverified', reason: 'unreachable' }],
  ['slow', { outcome: 'unverified', reason: 'unreachable' }],
  // The secret goes to no other address.
  ['moved', { outcome: 'unverified', reason: 'unreachable' }],
  ['html', { outcome: 'unverified', reason: 'unreachable' }],
  ['not-an-answer', { outcome: 'unverified', reason: 'broken' }],
  ['bad-secret', { outcome: 'unverified', reason: 'keys' }],
  ['invalid-keys', { outcome: 'unverified', reason: 'keys' }],
  ['over-quota', { outcome: 'unverified', reason: 'quota' }],
  ['over-quota-believing', { outcome: 'unverified', reason: 'quota' }],
  ['browser-error', { outcome: 'unverified', reason: 'unexplained' }],
  ['unknown-code', { outcome: 'unverified', reason: 'unexplained' }],
  ['no-code', { outcome: 'unverified', reason: 'unexplained' }],
  ['false', { outcome: 'failed', reason: 'token' }],
  ['missing', { outcome: 'failed', reason: 'token' }],
  ['wrong-action', { outcome: 'failed', reason: 'action' }],
  ['no-action', { outcome: 'failed', reason: 'action' }],
  ['wrong-host', { outcome: 'failed', reason: 'hostname' }],
  ['old', { outcome: 'unverified', reason: 'our-clock' }],
  ['future', { outcome: 'unverified', reason: 'our-clock' }],
  ['low-score', { outcome: 'failed', reason: 'score' }],
  ['text-score', { outcome: 'failed', reason: 'score' }],
])('a verifier that is %s: %o', async (mode, verdict) => {
  await withVerifier(async (verifier) => {
    verifier.control({ lasting: mode })
    const timeout = mode === 'slow' ? 300 : undefined
    const verify = createVerify({ ...settings, timeout, verifyUrl: verifier.url })
    const startedAt = performance.now()
    expect(await verify(attempt(fakeToken('contact')))).toEqual(verdict)
    expect(performance.now() - startedAt).toBeLessThan(3000)
    expect(verifier.requests()).toBe(1)
  })
})

test('a score that just reaches the least one passes', async () => {
  await withVerifier(async (verifier) => {
    const verify = createVerify({ ...settings, minScore: 0.9, verifyUrl: verifier.url })
    expect(await verify(attempt(fakeToken('contact')))).toEqual({ outcome: 'verified' })
  })
})

test('a token that was used before is no sign of a machine', async () => {
  await withVerifier(async (verifier) => {
    const verify = createVerify({ ...settings, verifyUrl: verifier.url })
    const token = fakeToken('contact')
    expect(await verify(attempt(token))).toEqual({ outcome: 'verified' })
    expect(await verify(attempt(token))).toEqual({ outcome: 'unverified', reason: 'spent' })
  })
})

test('no token and a monstrous token never reach the verifier', async () => {
  await withVerifier(async (verifier) => {
    const verify = createVerify({ ...settings, verifyUrl: verifier.url })
    const unverified = { outcome: 'unverified', reason: 'no-token' }
    expect(await verify(attempt(undefined))).toEqual(unverified)
    expect(await verify(attempt(''))).toEqual(unverified)
    const monstrous = await verify(attempt('a'.repeat(4097)))
    expect(monstrous).toEqual({ outcome: 'failed', reason: 'token' })
    expect(verifier.requests()).toBe(0)
  })
})
