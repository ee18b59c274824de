import { afterEach, expect, test } from 'vitest'
import { sendJson, startServer, type FakeServer } from '../../testing/fakes/http-server'
import { helplineFaults } from './helplines'
import { lastArrival, sendTestMessage } from './test-message'

const sentAt = new Date('2027-01-04T05:20:00Z')
let server: FakeServer | undefined
afterEach(() => server?.close())

/** Asks a provider that knows these messages. */
async function arrival(...data: object[]) {
  server = await startServer(({ response }) => sendJson(response, 200, { object: 'list', data }))
  const variables = { RESEND_READ_KEY: 're_fake', RESEND_BASE_URL: server.url }
  return lastArrival(variables, sentAt, { tries: 1 })
}

const mail = (created_at: string, last_event: string, reply_to: string | null) => ({
  created_at,
  last_event,
  reply_to: reply_to && [reply_to],
})
const ours = 'prova-automatica@example.com'

test('a number that was verified half a year ago is called old, not before', () => {
  const now = new Date('2027-06-30T05:00:00Z')
  const line = (verifiedOn: string) => ({ name: { it: 'Aiuto' }, display: '112', verifiedOn })
  const faults = (day: string) => helplineFaults(now, [line(day)] as never)
  expect(faults('2027-01-01')).toEqual([])
  expect(faults('2026-12-31')).toEqual([expect.stringContaining('Aiuto (112)')])
})

test('the test message has arrived when the provider says so', async () => {
  const { said, faults } = await arrival(
    mail('2027-01-04T05:20:03Z', 'delivered', ours),
    mail('2026-12-28T05:20:03Z', 'delivered', ours),
  )
  expect(said).toContain('2027-01-04T05:20:03')
  expect(faults).toEqual([])
})

test('a message that waits, bounced, or is a visitor’s, is no arrival', async () => {
  const { said, faults } = await arrival(
    mail('2027-01-04T05:20:03Z', 'bounced', ours),
    mail('2027-01-04T05:20:04Z', 'delivered', 'maria@example.org'),
    mail('2027-01-04T05:20:04Z', 'delivered', null),
    mail('2026-12-28T05:20:03Z', 'delivered', ours),
  )
  expect(said).toContain('2026-12-28T05:20:03')
  expect(faults).toEqual(['The test message has not arrived.'])
})

test('an answer that is no success is a fault, and so is none', async () => {
  server = await startServer(({ response }) => sendJson(response, 502, { code: 'delivery-failed' }))
  expect((await sendTestMessage(server.url)).faults.join()).toMatch(/502.*delivery-failed/)
  await server.close()
  expect((await sendTestMessage(server.url)).faults).toHaveLength(1)
  server = undefined
})
