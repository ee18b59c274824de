import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { association } from '../content/association'
import { donations } from '../content/donations'
import { epcPayload } from './bank-transfer'
import { qrCode } from './qr-code'

/** Version 13, the largest that EPC069-12 allows, and its quiet zones. */
const largestSize = 4 * 13 + 17 + 2 * 4

/** The picture that a camera would see, a module being eight pixels wide. */
function draw({ size, path }: { size: number; path: string }) {
  const scale = 8
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = (row * width + Number(x) * scale) * 4
      for (let at = start; at < start + Number(length) * scale * 4; at += 4)
        data.fill(0, at, at + 3)
    }
  }
  return { width, height: width, data }
}

describe('qrCode', () => {
  test('draws what a reader reads back, line by line', () => {
    const { accountHolder, iban } = association.donations
    const payload = epcPayload({ holder: accountHolder, iban, text: donations.transferText })
    const code = qrCode(payload)
    expect(code.size).toBeLessThanOrEqual(largestSize)
    expect(decodeQR(draw(code))).toBe(payload)
  })

  test('leaves four light modules around the symbol', () => {
    const { size, path } = qrCode('prova')
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)]
    expect(starts.length).toBeGreaterThan(0)
    for (const [, x, y, length] of starts) {
      expect(Number(x)).toBeGreaterThanOrEqual(4)
      expect(Number(y)).toBeGreaterThanOrEqual(4)
      expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4)
      expect(Number(y)).toBeLessThan(size - 4)
    }
  })
})
