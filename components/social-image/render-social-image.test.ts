import { afterEach, expect, test, vi } from 'vitest'
import { pngSize } from '@/tools/site-check/check-social-image'
import { drawableText } from './drawable-text'
import { renderSocialImage } from './render-social-image'

afterEach(() => vi.unstubAllGlobals())

test('a long title with letters of other scripts is drawn without asking anybody', async () => {
  const asked: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input)
    // The renderer's own programs come as data.
    if (url.startsWith('data:')) return fetch(url)
    asked.push(url)
    return Promise.reject(new Error('offline'))
  })
  const picture = await renderSocialImage({
    path: '/events',
    name: 'Associazione Esempio',
    title:
      'Parlare di emozioni in famiglia 🎉 senza imbarazzo: quattro incontri per чай e genitori',
    details: ['25 de octubre de 2027 – 26 de noviembre de 2028', 'Quartu Sant’Elena'],
  })
  expect(pngSize(Buffer.from(picture))).toBe('1200x630')
  expect(asked).toEqual([])
}, 30_000)

test.each([
  ['Perché c’è «più» di un’età – e poi… 5 €', 'Perché c’è «più» di un’età – e poi… 5 €'],
  ['Festa 🎉 d’estate', 'Festa d’estate'],
  ['\u2068Titolo\u2069', 'Titolo'],
])('%s can be drawn as %s', (text, drawn) => expect(drawableText(text)).toBe(drawn))
