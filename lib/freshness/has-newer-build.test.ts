import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasNewerBuild } from './has-newer-build'

const latest = `/builds/latest.json?${1_800_000_000_000}`
let answers: Record<string, Response>
let asked: string[]

beforeEach(() => {
  vi.setSystemTime(1_800_000_000_000)
  asked = []
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push(`${address} ${cache}`)
    return answers[address] ?? new Response('Not found', { status: 404 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is there when the build that the site names has a manifest of the same name', async () => {
  answers = {
    [latest]: Response.json({ id: 'b' }),
    '/builds/meta/b.json': Response.json({ id: 'b' }),
  }
  expect(await hasNewerBuild('a')).toBe(true)
  expect(asked).toEqual([`${latest} no-store`, '/builds/meta/b.json no-store'])
})

it.each([
  ['the loaded one', { id: 'a' }],
  ['none', {}],
])('is not there when the site names %s, and no manifest is asked for', async (_, answer) => {
  answers = { [latest]: Response.json(answer) }
  expect(await hasNewerBuild('a')).toBe(false)
  expect(asked).toHaveLength(1)
})

it.each([
  ['is missing', undefined, '/builds/meta/b.json answered 404'],
  ['is that of another build', Response.json({ id: 'c' }), 'The manifest of build b is that of c.'],
  ['is no manifest', new Response('<p>Bad gateway'), /is not valid JSON/],
])('is not believed in when its manifest %s', async (_, manifest, reason) => {
  answers = {
    [latest]: Response.json({ id: 'b' }),
    ...(manifest && { '/builds/meta/b.json': manifest }),
  }
  await expect(hasNewerBuild('a')).rejects.toThrow(reason)
})

it('asks for the manifest of that very name, whatever it is', async () => {
  answers = { [latest]: Response.json({ id: '../latest' }) }
  await expect(hasNewerBuild('a')).rejects.toThrow('/builds/meta/..%2Flatest.json answered 404')
})
