import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hiddenDataProblems } from './hidden-data'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(root, 'public'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file below public/ and returns what the check says of it. */
function said(name: string, bytes: Uint8Array | string): string[] {
  const path = join(root, 'public', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return hiddenDataProblems(root, new Map()).map(({ file, sentence }) => `${file}: ${sentence}`)
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#8dc1bd' } })
const exif = { IFD0: { Artist: 'Nome Cognome' }, IFD3: { GPSLatitude: '39/1 14/1 0/1' } }
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Nome Cognome</dc:creator></x:xmpmeta>'
const clean = {
  jpeg: await picture().jpeg().toBuffer(),
  progressive: await picture().jpeg({ progressive: true }).withIccProfile('p3').toBuffer(),
  png: await picture().png().toBuffer(),
  webp: await picture().webp().toBuffer(),
  lossless: await picture()
    .ensureAlpha(0.5)
    .webp({ lossless: true })
    .withIccProfile('p3')
    .toBuffer(),
}

function segment(marker: number, text: string): Buffer {
  const body = Buffer.from(text, 'latin1')
  return Buffer.concat([
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]),
    body,
  ])
}

/** A JPEG with a segment after its first two bytes. */
function jpegWith(marker: number, text: string): Buffer {
  return Buffer.concat([clean.jpeg.subarray(0, 2), segment(marker, text), clean.jpeg.subarray(2)])
}

/** A PNG with a chunk before its last, the end. */
function pngWith(name: string, text: string): Buffer {
  const body = Buffer.from(name + text, 'latin1')
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(text.length, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  const end = clean.png.length - 12
  return Buffer.concat([
    clean.png.subarray(0, end),
    numbers.subarray(0, 4),
    body,
    numbers.subarray(4),
    clean.png.subarray(end),
  ])
}

/** A WebP with a chunk at its end. */
function webpWith(name: string, text: string): Buffer {
  const chunk = Buffer.from(`${name}\0\0\0\0${text}${text.length % 2 ? '\0' : ''}`, 'latin1')
  chunk.writeUInt32LE(text.length, 4)
  const all = Buffer.concat([clean.webp, chunk])
  all.writeUInt32LE(all.length - 8, 4)
  return all
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'
const uri = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`

test.each<[string, string, Uint8Array | string]>([
  ['EXIF in a JPEG', 'IMG_2000.JPG', await picture().withExif(exif).jpeg().toBuffer()],
  ['EXIF in a PNG', 'a.png', await picture().withExif(exif).png().toBuffer()],
  ['EXIF in a WebP', 'a.webp', await picture().withExif(exif).webp().toBuffer()],
  ['XMP in a JPEG', 'a.jpeg', await picture().withXmp(xmp).jpeg().toBuffer()],
  ['XMP in a PNG', 'a.PNG', await picture().withXmp(xmp).png().toBuffer()],
  ['XMP in a WebP', 'a.WebP', await picture().withXmp(xmp).webp().toBuffer()],
  ['a picture without an ending', 'a', await picture().withExif(exif).jpeg().toBuffer()],
  ['a picture with another’s ending', 'a.txt', await picture().withExif(exif).png().toBuffer()],
  ['IPTC', 'a.jpg', jpegWith(0xed, 'Photoshop 3.0\0' + '8BIM\x04\x04Nome Cognome')],
  ['a comment', 'a.jpg', jpegWith(0xfe, 'Foto di Nome Cognome')],
  ['a maker’s segment', 'a.jpg', jpegWith(0xe9, 'Nome Cognome')],
  ['more pictures in one', 'a.jpg', jpegWith(0xe2, 'MPF\0')],
  ['a film behind the picture', 'a.jpg', Buffer.concat([clean.jpeg, Buffer.from('....ftypmp42')])],
  ['words behind a PNG', 'a.png', Buffer.concat([clean.png, Buffer.from('Nome')])],
  ['words behind a WebP', 'a.webp', Buffer.concat([clean.webp, Buffer.from('Nome')])],
  ['a text', 'a.png', pngWith('tEXt', 'Author\0Nome Cognome')],
  ['an international text', 'a.png', pngWith('iTXt', 'Author\0\0\0\0\0Nome Cognome')],
  ['a packed text', 'a.png', pngWith('zTXt', 'Author\0\0x')],
  ['EXIF of a PNG by hand', 'a.png', pngWith('eXIf', 'MM\0*')],
  ['EXIF of a WebP by hand', 'a.webp', webpWith('EXIF', 'MM\0*')],
  ['XMP of a WebP by hand', 'a.webp', webpWith('XMP ', xmp)],
  [
    'a drawing that tells its author',
    'a.svg',
    drawing.replace('<path', `<metadata>${xmp}</metadata><path`),
  ],
  [
    'a drawing that tells a folder',
    'a.svg',
    drawing.replace('<path', '<path inkscape:export-filename="/home/nome"'),
  ],
  [
    'a photograph in a drawing',
    'a.svg',
    drawing.replace('<path', `<image href="${uri(jpegWith(0xfe, 'Nome'))}"/><path`),
  ],
])('%s is hidden data', (_, name, bytes) => {
  for (const folder of ['assets/pictures', 'any/where']) {
    expect(said(`${folder}/${name}`, bytes)).toContainEqual(
      expect.stringMatching(`^public/${folder}/${name}: .*dati nascosti.*caric.*dalla Redazione`),
    )
  }
})

test.each<[string, string, Uint8Array | string]>([
  ['HEIC', 'IMG_1.HEIC', '\0\0\0\x18ftypheic'],
  ['HEIC under another name', 'IMG_1.jpg', '\0\0\0\x18ftypmif1'],
  ['TIFF', 'a.tif', await picture().withExif(exif).tiff().toBuffer()],
  ['AVIF', 'a.avif', await picture().withExif(exif).avif({ effort: 0 }).toBuffer()],
  ['GIF', 'a.gif', await picture().gif().toBuffer()],
  ['a film', 'IMG_1.MOV', '\0\0\0\x14ftypqt  '],
  ['a raw photograph', 'IMG_1.DNG', 'MM\0*'],
  ['a JPEG that is broken', 'a.jpg', 'no picture'],
  ['an empty one', 'a.webp', ''],
])('%s cannot be looked into', (_, name, bytes) => {
  expect(said(name, bytes)).toEqual([expect.stringMatching(/salvala come JPEG.*dalla Redazione/)])
})

test('a picture that no program can show is named, as sound as its parts may look', () => {
  const name = 'assets/pictures/a.jpg'
  expect(said(name, Buffer.from('ffd8ffd9', 'hex'))).toEqual([])
  const facts = new Map([['a.jpg', { isReadable: false, width: 0, bytes: 4 }]])
  expect(hiddenDataProblems(root, facts)).toMatchObject([
    { file: `public/${name}`, sentence: expect.stringMatching(/salvala come JPEG/) },
  ])
})

test.each(Object.entries(clean))('a %s without such data passes', (name, bytes) => {
  expect(said(name, bytes)).toEqual([])
})

test('the site’s own files pass, and what is no picture', () => {
  expect(hiddenDataProblems(process.cwd(), new Map())).toEqual([])
  expect(said('robots.txt', 'User-agent: *')).toEqual([])
  expect(said('assets/a.svg', drawing)).toEqual([])
})
