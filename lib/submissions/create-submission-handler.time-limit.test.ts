import { expect, test, vi } from 'vitest'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'

test('with mail provider and reCAPTCHA silent the visitor has an answer within ten seconds', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // In real time, with the real limits: nothing here is shortened for the test.
  const site = await startHandlers({ timeouts: { retryPause: undefined } })
  site.verifier.control({ lasting: 'slow' })
  site.resend.control({ lasting: { kind: 'hang' } })
  const startedAt = performance.now()
  const response = await site.post('contact', submission('contact'))
  const waited = performance.now() - startedAt
  await site.close()
  expect((await response.json()).code).toBe('delivery-unknown')
  expect(waited).toBeGreaterThan(5000)
  expect(waited).toBeLessThan(10_000)
}, 20_000)
