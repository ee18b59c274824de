import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startServer } from '@/testing/fakes/http-server'
import { boundedFetch } from './bounded-fetch'

// That it follows no redirect: lib/recaptcha/verify.test.ts.
test('an answer that unpacks to more than a mebibyte is not read to its end', async () => {
  const server = await startServer(({ response }) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' })
    response.end(gzipSync(Buffer.alloc(20 * 1024 * 1024, ' ')))
  })
  const answer = boundedFetch(server.url, { method: 'POST', body: 'secret' })
  await expect(answer).rejects.toThrow('too long')
  await server.close()
})
