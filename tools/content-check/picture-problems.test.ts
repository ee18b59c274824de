import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fixPicture } from './fix-picture'
import { pictureProblems } from './picture-problems'
import { pictureFolder, readSite } from './read-site'

test('a photograph from a phone loses its place and its size', async () => {
  const photograph = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#8dc1bd' },
  })
    .withExif({ IFD3: { GPSLatitude: '39/1 14/1 0/1', GPSLongitude: '9/1 11/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photograph).metadata()).exif).toBeDefined()
  const fixed = await fixPicture(photograph)
  const { exif, width } = await sharp(fixed).metadata()
  expect({ exif, width }).toEqual({ exif: undefined, width: 2400 })
})

test('a photograph with much grain loses quality first, then size, and stays wide enough', async () => {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photograph = await sharp({
    create: { width: 1800, height: 100, channels: 3, background: '#888', noise: grain },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  const fixed = async (heaviest: number) => {
    const picture = await fixPicture(photograph, heaviest)
    return { width: (await sharp(picture).metadata()).width, bytes: picture.length }
  }
  const { bytes: full } = await fixed(Infinity)
  const lighter = await fixed(full - 1)
  expect(lighter.bytes).toBeLessThan(full)
  expect(lighter.width).toBe(1800)
  const smaller = await fixed(lighter.bytes - 1)
  expect(smaller.bytes).toBeLessThan(lighter.bytes)
  expect(smaller.width).toBe(1600)
  expect((await fixed(1)).width).toBe(1200)
})

const sound = { format: 'jpeg', width: 800, bytes: 1000, hasMetadata: false }

test.each([
  ['one of another kind', { ...sound, format: 'png' }, 'un PNG con quel nome. Lo converte'],
  ['one that cannot be read', { ...sound, format: undefined }, 'salvalo come JPEG'],
  ['one with hidden data', { ...sound, hasMetadata: true }, 'luogo dello scatto'],
  ['one that is too wide', { ...sound, width: 4000 }, '4000 px'],
  ['one that is too heavy', { ...sound, width: 2400, bytes: 5_900_000 }, 'La riduce «npm'],
  ['one with much grain', { ...sound, width: 1200, bytes: 700_000 }, 'scegli una fotografia'],
])('%s is not published', (_, facts, sentence) => {
  const problems = pictureProblems(
    { 'content/pictures.json': [{ id: 'a' }] },
    new Map([['a.jpg', facts]]),
  )
  expect(problems).toEqual([
    {
      file: 'content/pictures.json',
      path: [0, 'id'],
      sentence: expect.stringContaining(sentence),
    },
  ])
})

function sentences(ids: string[], files: string[], events: string[] = []) {
  const content = {
    'content/pictures.json': ids.map((id) => ({ id })),
    'content/events.json': events.map((id) => ({ id })),
  }
  const pictures = new Map(files.map((file) => [file, sound]))
  return pictureProblems(content, pictures).map(({ sentence }) => sentence)
}

test('pictures that have their file are sound', () => {
  const ids = ['home', 'event-yoga']
  expect(sentences(ids, ['home.jpg', 'event-yoga.jpg'], ['yoga'])).toEqual([])
})

test.each([
  ['a picture without a file', ['home'], [], '«home.jpg» non c’è'],
  ['a file by a name in capitals', ['home'], ['Home.JPG'], 'ma c’è «Home.JPG». Serve un JPEG'],
  ['a file beside the right one', ['home'], ['home.jpg', 'Home.JPG'], 'nessuno usa'],
  ['a picture of no event', ['event-ioga'], ['event-ioga.jpg'], 'un evento per «event-ioga»'],
  ['a file that is not listed', [], ['Foto.JPG'], 'aggiungi { "id": "foto", "alt": { "it": "…", '],
])('%s gets one sentence', (_, ids, files, sentence) => {
  const found = sentences(ids, files, ['serata-di-ascolto', 'yoga'])
  expect(found).toEqual([expect.stringContaining(sentence)])
})

test('a file that is no picture is read as such', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const folder of ['app', 'components', 'lib', 'content', 'messages', pictureFolder]) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  writeFileSync(join(root, pictureFolder, 'home.jpg'), 'no picture')
  const { pictures } = await readSite(root)
  rmSync(root, { recursive: true })
  expect(pictures.get('home.jpg')).toEqual({ width: 0, bytes: 10, hasMetadata: false })
})
