import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureProblems } from './picture-problems'
import { pictureFolder, readSite } from './read-site'

const sound = { isReadable: true, width: 800, bytes: 1000 }
const content = {
  'content/pictures.json': { home: { file: '/content/pictures/home.jpg' } },
  'content/events/yoga.json': { picture: { file: '/content/pictures/yoga.webp' } },
  'content/events/senza.json': {},
}
const listed = { file: 'content/pictures.json', path: ['home', 'file'] }

test.each([
  ['one without a file', undefined, listed, '«home.jpg» non c’è'],
  ['one that is no JPEG', { ...sound, isReadable: false }, listed, 'HEIC'],
  ['one that is too wide', { ...sound, width: 4000 }, listed, '4000 px'],
  ['one that is too heavy', { ...sound, bytes: 5_900_000 }, listed, '5900 kB'],
])('%s is not published', (_, facts, place, sentence) => {
  const files = new Map([['yoga.webp', sound], ...(facts ? [['home.jpg', facts] as const] : [])])
  expect(pictureProblems(content, files)).toEqual([
    { ...place, sentence: expect.stringContaining(sentence) },
  ])
})

test('an event’s own picture is looked at, and a file that no page shows is named', () => {
  const files = new Map([
    ['home.jpg', sound],
    ['Foto.JPG', sound],
  ])
  expect(pictureProblems(content, files)).toMatchObject([
    { file: 'content/events/yoga.json', path: ['picture', 'file'] },
    { sentence: expect.stringContaining('Foto.JPG') },
  ])
})

test('files are read as what they are', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const folder of ['app', 'components', 'lib', 'content', 'messages', pictureFolder]) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  writeFileSync(join(root, pictureFolder, 'home.jpg'), 'no picture')
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8dc1bd' } })
    .jpeg()
    .toFile(join(root, pictureFolder, 'phone.jpg'))
  const { pictures } = await readSite(root)
  rmSync(root, { recursive: true })
  expect(pictures.get('home.jpg')).toMatchObject({ isReadable: false, bytes: 10 })
  expect(pictures.get('phone.jpg')).toMatchObject({
    isReadable: true,
    width: 40,
  })
})
