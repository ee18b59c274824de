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

test.each([
  [[], 0],
  [[limit], limit],
  [[1, limit - 1], limit],
  [Array.from({ length: 2048 }, () => 16), limit],
])('chunks without a length header, up to 32 KiB, are read whole', async (sizes, length) => {
  expect((await readBody(chunked(...sizes))).length).toBe(length)
})

test.each([[[limit + 1]], [[limit, 1]], [Array.from({ length: 33 }, () => 1024)]])(
  'one byte over 32 KiB is too large, however it is cut',
  async (sizes) => {
    await expect(readBody(chunked(...sizes))).rejects.toMatchObject({ code: 'too-large' })
  },
)

test('a length header over 32 KiB is refused before anything is read', async () => {
  let pulled = 0
  const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
  const headers = { 'Content-Length': String(limit + 1) }
  const post = new Request('http://localhost', { ...streamed, body, headers })
  await expect(readBody(post)).rejects.toMatchObject({ code: 'too-large' })
  expect(pulled).toBe(0)
})

test('a false length header does not help', async () => {
  const post = chunked(limit + 1)
  post.headers.set('content-length', '10')
  await expect(readBody(post)).rejects.toMatchObject({ code: 'too-large' })
})

test('a body that breaks off is malformed', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
  const post = new Request('http://localhost', { ...streamed, body })
  await expect(readBody(post)).rejects.toMatchObject({ code: 'malformed' })
})

test('a request without a body is empty', async () => {
  expect((await readBody(new Request('http://localhost', { method: 'POST' }))).length).toBe(0)
})

const bytes = (text: string) => new TextEncoder().encode(text)

test('JSON is read as UTF-8, with or without a byte order mark', () => {
  expect(parseJson(bytes('{"a":"è🦩"}'))).toEqual({ a: 'è🦩' })
  expect(parseJson(bytes('\ufeff{"a":1}'))).toEqual({ a: 1 })
})

test.each([
  ['nothing', bytes('')],
  ['half an object', bytes('{"a":')],
  ['a form', bytes('a=1&b=2')],
  ['Latin-1', Uint8Array.from([0x22, 0xe8, 0x22])],
  ['a cut UTF-8 character', Uint8Array.from([0x22, 0xc3, 0x22])],
  ['an encoded surrogate', Uint8Array.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x22, 0, 0x61, 0, 0x22, 0])],
  ['brackets 32,768 deep and never closed', bytes('['.repeat(limit))],
])('%s is malformed', (_, body) => {
  expect(() => parseJson(body)).toThrow('malformed')
})
