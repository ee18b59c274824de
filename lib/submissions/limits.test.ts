import { expect, test, vi } from 'vitest'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames } from '../forms/forms'

// The numbers and what is given back: lib/limits/create-limits.test.ts and upstream.test.ts.

vi.spyOn(process.stdout, 'write').mockReturnValue(true)

test('X-Forwarded-For spoofed without a proxy: ten accepted, of both forms together', async () => {
  const site = await startHandlers({
    variables: { RATE_LIMIT_PER_HOUR: '10', TRUSTED_PROXY_HOPS: '0' },
  })
  const statuses: number[] = []
  for (let index = 0; index < 10; index += 1) {
    for (const form of formNames) {
      const headers = { 'X-Forwarded-For': `203.0.113.${statuses.length}` }
      statuses.push((await site.post(form, submission(form), { headers })).status)
    }
  }
  await site.close()
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
  expect(site.resend.emails()).toHaveLength(10)
})

test('of those without a token three a day are accepted', async () => {
  const site = await startHandlers({ variables: { RATE_LIMIT_PER_HOUR: '10' } })
  const statuses: number[] = []
  for (let index = 0; index < 4; index += 1) {
    statuses.push((await site.post('contact', submission('contact'), { token: null })).status)
  }
  await site.close()
  expect(statuses).toEqual([200, 200, 200, 429])
})
