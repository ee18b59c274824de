import { expect, test } from 'vitest'
import { startServer } from '@/testing/fakes/http-server'
import { freePort } from '@/testing/free-port'
import { watchConnection } from './watch-connection'

const key = 'contact/abc'

async function ask(url: string, key: string): Promise<void> {
  const headers = { 'Idempotency-Key': key }
  await fetch(url, { method: 'POST', headers, body: '{}' }).catch(() => undefined)
}

test('a connection that was cut has sent something, whatever becomes of others meanwhile', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`
  const server = await startServer(({ request }) => void request.socket.destroy())
  const { unsent } = await watchConnection(key, async () => {
    await ask(server.url, key)
    await ask(nowhere, 'contact/other')
  })
  const other = await watchConnection('contact/other', async () => {
    await ask(server.url, key)
    await ask(nowhere, 'contact/other')
  })
  await server.close()
  expect([unsent, other.unsent]).toEqual([false, true])
})

test('where nothing is heard of the connection, the request may have been sent', async () => {
  expect(await watchConnection(key, async () => 'answer')).toEqual({
    result: 'answer',
    unsent: false,
  })
})
