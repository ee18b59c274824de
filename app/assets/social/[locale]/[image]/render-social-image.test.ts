import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { drawableText, titleSize } from '@/lib/seo/drawable-text'
import { renderSocialImage } from './render-social-image'

afterEach(() => vi.unstubAllGlobals())

/** Every letter that a title keeps, and then some that it does not. */
const kept = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code + 0x20))
  .filter((letter) => drawableText(`a${letter}a`) === `a${letter}a`)
  .join('')

test('whatever its letters, a title is drawn without asking anybody', async () => {
  expect(kept.length).toBeGreaterThan(300)
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
    title: 'Parlare di emozioni in famiglia 🎉 senza imbarazzo: per чай e genitori',
    details: [kept, 'Quartu Sant’Elena'],
  })
  expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(asked).toEqual([])
}, 30_000)

test.each([
  // The longest names, with letters that only the second font file has.
  'Psiconeuroendocrinoimmunologia spiegata con Łukasz Żak, Dvořák e Ștefan',
  'Precipitevolissimevolmentepsiconeuroendocrino'.repeat(2).slice(0, 45),
  'Parlare di emozioni in famiglia senza imbarazzo: quattro incontri aperti per genitori, figlie e figli, nonne e nonni, insegnanti, vicine e vicini di casa, e per te',
  'CAMMINIAMO INSIEME: '.repeat(6).trim(),
])(
  '%s stays within its room',
  async (title) => {
    expect(titleSize(title)).toBeGreaterThan(30)
    const picture = await renderSocialImage({
      path: '/events',
      name: 'Associazione Esempio',
      title,
      details: ['25 ottobre 2027 – 26 novembre 2028', 'Quartu Sant’Elena'],
    })
    const image = sharp(Buffer.from(picture))
    // Below the date, and between the words and the drawing, there is nothing but paper.
    for (const [left, top, width, height] of [
      [68, 572, 544, 58],
      [614, 60, 20, 510],
    ] as const) {
      const part = await image.clone().extract({ left, top, width, height }).png().toBuffer()
      const { channels } = await sharp(part).stats()
      expect(channels.slice(0, 3).map(({ min, max }) => max - min)).toEqual([0, 0, 0])
    }
  },
  30_000,
)
