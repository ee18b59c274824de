import { afterEach, expect, test, vi } from 'vitest'
import { hasNewerBuild } from './has-newer-build'

afterEach(() => vi.unstubAllGlobals())

/** Answers with the id of each file, and 404 where there is none. */
function answer(ids: Record<string, string>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const id = ids[address.replace(/\?\d+$/, '')]
    return id ? Response.json({ id }) : new Response('Not found', { status: 404 })
  })
}

test.each([
  ['the loaded build', 'a', {}, false],
  ['another build', 'b', { '/builds/meta/b.json': 'b' }, true],
  ['a build whose manifest is another’s', 'b', { '/builds/meta/b.json': 'a' }, false],
  ['an id that is no file name', '../a', { '/builds/meta/..%2Fa.json': '../a' }, true],
])('of a site that names %s', async (_, latest, manifests, expected) => {
  answer({ '/builds/latest.json': latest, ...manifests })
  expect(await hasNewerBuild('a')).toBe(expected)
})

test('a manifest that is missing is an error, for the log', async () => {
  answer({ '/builds/latest.json': 'b' })
  await expect(hasNewerBuild('a')).rejects.toThrow('/builds/meta/b.json answered 404')
})
