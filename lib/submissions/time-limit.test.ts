import { expect, test, vi } from 'vitest'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames } from '../forms/forms'

test('with both upstreams silent the visitor has an answer within ten seconds', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // In real time, with the real limits: nothing here is shortened for the test.
  const site = await startHandlers({ timeouts: { retryPause: undefined } })
  site.verifier.control({ lasting: 'slow' })
  site.resend.control({ lasting: { kind: 'hang' } })
  const startedAt = performance.now()
  const answers = await Promise.all(
    formNames.map(async (form) => {
      const response = await site.post(form, submission(form))
      return { code: (await response.json()).code, after: performance.now() - startedAt }
    }),
  )
  await site.close()
  expect(answers).toHaveLength(formNames.length)
  for (const { code, after } of answers) {
    expect(code).toBe('delivery-unknown')
    expect(after).toBeGreaterThan(5000)
    expect(after).toBeLessThan(10_000)
  }
}, 20_000)
