import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mendFile } from './mend-content'
import { mendPicture } from './mend-picture'
import { pictureProblems } from './picture-problems'

test('layout, marks and spaces are put right, each text in its own language', async () => {
  const wrong =
    '\ufeff[{"title":{"it":" L\'eco...  di 16 anni ","en":"It\'s 10-13 days","es":"Hola"},\n"id":"l\'id"}]'
  expect(await mendFile('content/news.json', wrong)).toBe(
    '[{ "title": { "it": "L’eco… di 16\u00a0anni", "en": "It’s 10–13\u00a0days", "es": "Hola" }, "id": "l\'id" }]\n',
  )
})

test('tags and arguments stay as they are', async () => {
  const text = '{ "a": "L\'<link>eco</link> di {name}" }\n'
  expect(await mendFile('messages/it.json', text)).toBe(text.replace("'", '’'))
})

test('messages stand in the order of the Italian', async () => {
  const italian = { a: { b: 'B', c: 'C' }, d: 'D' }
  const mended = await mendFile(
    'messages/en.json',
    '{"d":"D","a":{"c":"C","b":"B","x":"X"}}',
    italian,
  )
  expect(JSON.stringify(JSON.parse(mended))).toBe('{"a":{"b":"B","c":"C","x":"X"},"d":"D"}')
})

test('a file saved as ANSI is read as it was meant, and one that is no JSON stays', async () => {
  // 0x92 is the apostrophe of Windows, and a control character of ISO-8859-1.
  const ansi = Buffer.from('{ "a": "Perché sant\x92Elena" }\n', 'latin1')
  expect(await mendFile('messages/it.json', ansi)).toBe('{ "a": "Perché sant’Elena" }\n')
  expect(await mendFile('messages/it.json', '{ "a": ')).toBe('{ "a": ')
})

test('a photograph from a phone loses its place and its size', async () => {
  const photograph = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#8dc1bd' },
  })
    .withExif({ IFD3: { GPSLatitude: '39/1 14/1 0/1', GPSLongitude: '9/1 11/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photograph).metadata()).exif).toBeDefined()
  const mended = await mendPicture(photograph)
  const { exif, width } = await sharp(mended).metadata()
  expect({ exif, width }).toEqual({ exif: undefined, width: 2400 })
})

test.each([
  ['one with hidden data', { width: 800, bytes: 1000, hasMetadata: true }, 'luogo dello scatto'],
  ['one that is too wide', { width: 4000, bytes: 1000, hasMetadata: false }, '4000 px'],
  ['one that is too heavy', { width: 800, bytes: 5_900_000, hasMetadata: false }, '5900 kB'],
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

test('a picture without a file, and a file without a record, are named', () => {
  const files = new Map([['b.jpg', { width: 800, bytes: 1000, hasMetadata: false }]])
  const content = { 'content/pictures.json': [{ id: 'a' }] }
  expect(pictureProblems(content, files).map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('«a.jpg» non c’è'),
    expect.stringContaining('b.jpg in public/assets/pictures non serve a nessuna pagina'),
  ])
})

test('an event’s picture without its event is named', () => {
  const files = new Map(
    ['event-a.jpg', 'event-b.jpg'].map((name) => [
      name,
      { width: 800, bytes: 1000, hasMetadata: false },
    ]),
  )
  const content = {
    'content/pictures.json': [{ id: 'event-a' }, { id: 'event-b' }],
    'content/events.json': [{ id: 'b' }],
  }
  expect(pictureProblems(content, files)).toEqual([
    {
      file: 'content/pictures.json',
      path: [0, 'id'],
      sentence: expect.stringContaining('un evento con id «a»'),
    },
  ])
})
