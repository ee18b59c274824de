import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { qrPicture } from '@/testing/qr-picture'
import { association, donations } from './content/records'
import { epcPayload } from './donations/bank-transfer'
import { qrCode } from './qr-code'

/** Version 13, the largest that EPC069-12 allows, and its quiet zones. */
const largestSize = 4 * 13 + 17 + 2 * 4

describe('qrCode', () => {
  test('draws what a reader reads back, line by line', () => {
    const { accountHolder, iban } = association.donations
    const payload = epcPayload({ holder: accountHolder, iban, text: donations.transferText })
    const code = qrCode(payload)
    expect(code.size).toBeLessThanOrEqual(largestSize)
    expect(decodeQR(qrPicture(code))).toBe(payload)
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
