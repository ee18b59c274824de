import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendJson, startServer, type FakeServer } from '@/testing/fakes/http-server'
import { boundedFetch } from './bounded-fetch'

let server: FakeServer
const asked: (string | undefined)[] = []

beforeAll(async () => {
  server = await startServer(({ request, response }) => {
    asked.push(request.url)
    if (request.url === '/moved') return void response.writeHead(307, { location: '/' }).end()
    if (request.url === '/') return sendJson(response, 201, { id: 1 })
    response.writeHead(200, { 'Content-Encoding': 'gzip' })
    response.end(gzipSync(Buffer.alloc(20 * 1024 * 1024, ' ')))
  })
})
afterAll(() => server.close())

const post = (path: string) => boundedFetch(server.url + path, { method: 'POST', body: 'secret' })

test('an answer is read as JSON', async () => {
  expect(await post('/')).toMatchObject({ status: 201, ok: true, json: { id: 1 } })
})

test('what is posted follows no redirect', async () => {
  asked.length = 0
  await expect(post('/moved')).rejects.toThrow()
  expect(asked).toEqual(['/moved'])
})

test('an answer that unpacks to more than a mebibyte is not read to its end', async () => {
  await expect(post('/long')).rejects.toThrow('too long')
})
