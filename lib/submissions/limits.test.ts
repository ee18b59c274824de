import { expect, test, vi } from 'vitest'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { type FormName, formNames } from '../forms/forms'

vi.spyOn(process.stdout, 'write').mockReturnValue(true)
// A hundred real submissions take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startHandlers>>

async function withSite(variables: Record<string, string>, run: (site: Site) => Promise<void>) {
  const site = await startHandlers({ variables })
  await run(site).finally(() => site.close())
}

const from = (forwardedFor: string) => ({ headers: { 'X-Forwarded-For': forwardedFor } })

/** The statuses of `count` new submissions, one after the other, with how often each came. */
async function sendMany(
  site: Site,
  count: number,
  options: (index: number) => Parameters<Site['post']>[2],
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let index = 0; index < count; index += 1) {
    const form: FormName = index % 2 === 0 ? 'contact' : 'listening-desk'
    const { status } = await site.post(form, submission(form), options(index))
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

test('X-Forwarded-For spoofed 100 times without a proxy: ten accepted, of both forms together', async () => {
  await withSite({ RATE_LIMIT_PER_HOUR: '10', TRUSTED_PROXY_HOPS: '0' }, async (site) => {
    const statuses = await sendMany(site, 100, (index) => from(`203.0.113.${index}`))
    expect(statuses).toEqual({ 200: 10, 429: 90 })
    expect(site.resend.emails()).toHaveLength(10)
  })
})

test('another visitor is not held back, and the limited one is told when to come back', async () => {
  await withSite({ RATE_LIMIT_PER_HOUR: '1' }, async (site) => {
    await sendMany(site, 1, () => from('198.51.100.7'))
    const refused = await site.post('contact', submission('contact'), from('198.51.100.7'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    const other = await site.post('contact', submission('contact'), from('198.51.100.8'))
    expect(other.status).toBe(200)
  })
})

test.each(formNames)('%s: repeats of one submission cost one place', async (form) => {
  await withSite({ RATE_LIMIT_PER_HOUR: '2' }, async (site) => {
    const same = submission(form)
    for (let index = 0; index < 6; index += 1) {
      expect((await site.post(form, same, from('198.51.100.7'))).status).toBe(200)
    }
    expect((await site.post(form, submission(form), from('198.51.100.7'))).status).toBe(200)
    expect(site.resend.emails()).toHaveLength(2)
    expect((await site.post(form, submission(form), from('198.51.100.7'))).status).toBe(429)
  })
})

test('failures of ours cost the visitor no place', async () => {
  await withSite({ RATE_LIMIT_PER_HOUR: '1' }, async (site) => {
    site.resend.control({ lasting: { kind: 'bad-key' } })
    expect(await sendMany(site, 4, () => from('198.51.100.7'))).toEqual({ 502: 4 })
    site.resend.control({ lasting: { kind: 'none' } })
    expect(await sendMany(site, 2, () => from('198.51.100.7'))).toEqual({ 200: 1, 429: 1 })
  })
})

test('junk tokens cannot burn the quota of the verifier', async () => {
  await withSite({ RATE_LIMIT_PER_HOUR: '2' }, async (site) => {
    const statuses = await sendMany(site, 50, () => ({ token: 'junk', ...from('198.51.100.7') }))
    expect(statuses).toEqual({ 403: 12, 429: 38 })
    expect(site.verifier.requests()).toBe(12)
  })
})
