import { expect, test } from 'vitest'
import { parseJson, readBody } from './read-body'

const limit = 32 * 1024

// Fetch's types leave `duplex` out, which a body that is a stream needs.
const streamed = { method: 'POST', duplex: 'half' } as const

function chunked(...sizes: number[]): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(97))
      controller.close()
    },
  })
  return new Request('http://localhost', { ...streamed, body })
}

test('chunks without a length header, up to 32 KiB, are read whole', async () => {
  expect((await readBody(chunked(1, limit - 1))).length).toBe(limit)
})

test('one byte over 32 KiB is too large, whatever the length header says', async () => {
  const post = chunked(limit, 1)
  post.headers.set('content-length', '10')
  await expect(readBody(post)).rejects.toMatchObject({ code: 'too-large' })
})

test('a sender that never stops does not hold up the answer', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(limit + 1)),
    cancel: () => new Promise(() => {}),
  })
  const post = new Request('http://localhost', { ...streamed, body })
  await expect(readBody(post)).rejects.toMatchObject({ code: 'too-large' })
})

test('a length header over 32 KiB is refused before anything is read', async () => {
  let pulled = 0
  const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
  const headers = { 'Content-Length': String(limit + 1) }
  const post = new Request('http://localhost', { ...streamed, body, headers })
  await expect(readBody(post)).rejects.toMatchObject({ code: 'too-large' })
  expect(pulled).toBe(0)
})

test('a body that breaks off is malformed', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
  const post = new Request('http://localhost', { ...streamed, body })
  await expect(readBody(post)).rejects.toMatchObject({ code: 'malformed' })
})

test('JSON is read as UTF-8', () => {
  expect(parseJson(new TextEncoder().encode('{"a":"è🦩"}'))).toEqual({ a: 'è🦩' })
})

test.each([
  ['half an object', new TextEncoder().encode('{"a":')],
  ['Latin-1', Uint8Array.from([0x22, 0xe8, 0x22])],
  ['brackets 32,768 deep and never closed', new TextEncoder().encode('['.repeat(limit))],
])('%s is malformed', (_, body) => {
  expect(() => parseJson(body)).toThrow('malformed')
})
