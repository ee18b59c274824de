import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocatedFinding } from './finding'
import type { PictureFacts } from './picture-problems'
import { pictureFolder } from './read-site'

/** What a PNG may consist of: the picture itself, its frames, size and colours. */
const pngChunks =
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(
    ' ',
  )
const webpChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** Photographs and films that nobody can look into here, by their names and by their first bytes. */
const otherEndings =
  /\.(3gp|aae|arw|avif|avi|bmp|cr[23]|dng|gif|hei[cf]s?|jfif|jp2|jpe|jxl|m4v|mov|mp4|mpo|nef|orf|psd|raf|rw2|tiff?|webm|xmp)$/i
const otherBeginnings =
  /^(?:....ftyp|II\*\0|MM\0\*|II\+\0|GIF8|8BPS|FUJIFILM|IIRO|IIU\0|\xff\x0a|\0\0\0\x0c(?:JXL |jP {2}))/s
const pictureEndings = /\.(jpe?g|png|webp)$/i

/** In a drawing: what drawing programs write about the file and whoever made it. */
const ofDrawingPrograms =
  /<(?:\w+:)?(?:metadata|RDF|xmpmeta)\b|<\?xpacket|\b(?:sodipodi|inkscape):/i

/**
 * Returns an error for each picture below public/ that cannot be looked into, or carries data which nobody
 * sees: the place, the device, the name of whoever took it. Shown by a page or not, each file there has an
 * address.
 */
export function hiddenDataProblems(
  root: string,
  pictures: ReadonlyMap<string, PictureFacts>,
): LocatedFinding[] {
  return readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => {
      const file = path.slice(root.length).replaceAll('\\', '/').replace(/^\//, '')
      const facts = pictures.get(file.replace(`${pictureFolder}/`, ''))
      const problem = fileProblem(file, readFileSync(path), facts?.isReadable)
      if (!problem) return []
      return [{ file, path: [], place: '', line: 1, level: 'error', sentence: problem } as const]
    })
}

function fileProblem(file: string, bytes: Buffer, isReadable = true): string | undefined {
  const state = pictureState(bytes)
  if (state === 'clean' && isReadable) return undefined
  if (state === 'hidden') {
    return 'porta con sé dati nascosti (EXIF, XMP o simili), per esempio dove è stata scattata la fotografia e da chi. Togli il file da qui e carica la fotografia dalla Redazione, che toglie quei dati.'
  }
  const isPicture = otherEndings.test(file) || otherBeginnings.test(bytes.toString('latin1', 0, 16))
  if (!isPicture && !pictureEndings.test(file)) return undefined
  return 'è una fotografia o un filmato che qui non si può leggere (per esempio HEIC, TIFF o un file rovinato), e può avere dati nascosti. Togli il file da qui; apri la fotografia con un programma per le foto, salvala come JPEG e caricala dalla Redazione.'
}

/** Returns what is known of a file by its content alone; of one that is no picture for browsers, nothing. */
function pictureState(bytes: Buffer): 'clean' | 'hidden' | 'unknown' {
  const start = bytes.toString('latin1', 0, 16)
  if (start.startsWith('\xff\xd8\xff')) return isCleanJpeg(bytes) ? 'clean' : 'hidden'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return isCleanPng(bytes) ? 'clean' : 'hidden'
  if (/^RIFF....WEBP/s.test(start)) return isCleanWebp(bytes) ? 'clean' : 'hidden'
  const text = bytes.toString('utf8')
  if (/^\uFEFF?\s*</.test(text) && /<svg\b/i.test(text)) {
    return isCleanDrawing(text) ? 'clean' : 'hidden'
  }
  return 'unknown'
}

/**
 * Walks through the segments up to the end of the picture: comments, EXIF, XMP, IPTC, the previews that
 * phones add, and what stands behind the end, such as a film, are hidden.
 */
function isCleanJpeg(bytes: Buffer): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) return at + 2 === bytes.length
    else if (!isSeenInJpeg(marker, bytes.toString('latin1', at + 4, at + 16))) return false
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === 0xda) at = endOfScan(bytes, at)
    }
  }
  return at + 2 === bytes.length && bytes.readUInt16BE(at) === 0xffd9
}

function isSeenInJpeg(marker: number, name: string): boolean {
  if (marker === 0xe0) return name.startsWith('JFIF\0')
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0')
  if (marker === 0xee) return name.startsWith('Adobe')
  return marker >= 0xc0 && marker < 0xe0
}

/** After a scan's head come its points, in which FF stands before 00 or the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && /^[\0\xd0-\xd7]$/.test(bytes.toString('latin1', at + 1, at + 2))) {
    at = bytes.indexOf(0xff, at + 2)
  }
  return at === -1 ? bytes.length : at
}

function isCleanPng(bytes: Buffer): boolean {
  let at = 8
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!pngChunks.includes(name)) return false
    at += 12 + bytes.readUInt32BE(at)
    if (name === 'IEND') return at === bytes.length
  }
  return false
}

function isCleanWebp(bytes: Buffer): boolean {
  let at = 12
  while (at + 8 <= bytes.length) {
    if (!webpChunks.includes(bytes.toString('latin1', at, at + 4))) return false
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length
}

function isCleanDrawing(text: string): boolean {
  const pictures = [...text.matchAll(/data:image\/[\w.+-]+;base64,([\w+/=\s]+)/g)]
  return (
    !ofDrawingPrograms.test(text) &&
    pictures.every(([, data = '']) => pictureState(Buffer.from(data, 'base64')) === 'clean')
  )
}
