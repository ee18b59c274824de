import { expect, test } from 'vitest'
import { parseJson, readBody } from './read-body'

const limit = 32 * 1024

// Fetch's types leave `duplex` out, which a body that is a stream needs.
const streamed = { method: 'POST', duplex: 'half' } as const

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

test.each([
  ['half an object', new TextEncoder().encode('{"a":')],
  ['Latin-1', Uint8Array.from([0x22, 0xe8, 0x22])],
  ['brackets 32,768 deep and never closed', new TextEncoder().encode('['.repeat(limit))],
])('%s is malformed', (_, body) => {
  expect(() => parseJson(body)).toThrow('malformed')
})
