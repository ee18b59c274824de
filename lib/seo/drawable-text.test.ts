import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawableText, titleSize } from './drawable-text'

/** The characters that a font file (WOFF) has a glyph for, from its table of segments. */
function glyphsOf(file: string): Set<number> {
  const font = readFileSync(`node_modules/@fontsource/${file}`)
  const entries = Array.from({ length: font.readUInt16BE(12) }, (_, index) => 44 + 20 * index)
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const [from, length, whole] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ]
  const packed = font.subarray(from, from + length)
  const table = length < whole ? inflateSync(packed) : packed
  const start = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(8 + 8 * index),
  ).find((at) => table.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error(`${file} has no segments`)
  const count = table.readUInt16BE(start + 6) / 2
  const value = (column: number, segment: number) =>
    table.readUInt16BE(start + 14 + (column ? 2 : 0) + 2 * (column * count + segment))
  return new Set(
    Array.from({ length: count }, (_, segment) => segment).flatMap((segment) => {
      const [last, first] = [value(0, segment), value(1, segment)]
      return last === 0xffff
        ? []
        : Array.from({ length: last - first + 1 }, (__, index) => first + index)
    }),
  )
}

describe('what can be drawn', () => {
  test('is in the font files', () => {
    const glyphs = ['latin', 'latin-ext'].map((letters) =>
      glyphsOf(`fraunces/files/fraunces-${letters}-600-normal.woff`),
    )
    const drawn = Array.from({ length: 0x2300 }, (_, code) => code + 0x20).filter(
      (code) => drawableText(`a${String.fromCodePoint(code)}a`)?.codePointAt(1) === code,
    )
    expect(drawn.length).toBeGreaterThan(300)
    const missing = drawn.filter((code) => !glyphs.some((known) => known.has(code)))
    expect(missing.map((code) => code.toString(16))).toEqual([])
  })

  test.each([
    ['Perché c’è «più» di un’età – e poi… 5 €', 'Perché c’è «più» di un’età – e poi… 5 €'],
    ['Łukasz Żak, Dvořák, Ștefan', 'Łukasz Żak, Dvořák, Ștefan'],
    ['Perche\u0301', 'Perché'],
    ['Festa 🎉 d’estate', 'Festa d’estate'],
    ['\u2068Titolo\u2069', 'Titolo'],
    ['Ascolto\u000bcon te', 'Ascolto con te'],
  ])('%s is drawn as %s', (text, drawn) => expect(drawableText(text)).toBe(drawn))

  test.each([
    'Зустріч для українських родин',
    'لقاء (2027)!',
    '见面 – incontro',
    'Κύκλος di parola',
    '🎉',
  ])('%s is not drawn at all', (text) => expect(drawableText(text)).toBeUndefined())
})

test('a title fits in a size, or not at all', () => {
  expect(titleSize('Due pomeriggi')).toBe(74)
  expect(titleSize('a '.repeat(80).trim())).toBe(34)
  expect(titleSize('a '.repeat(120))).toBeUndefined()
})
