import { encodeQR } from 'qr'

/** Light modules around the symbol; readers need four. */
const quietZone = 4

/**
 * Returns a QR code with error correction M as the `d` of one SVG path, drawn in a square of `size`
 * units. Each run of dark modules in a row is one rectangle.
 */
export function qrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const path = rows.flatMap((row, y) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...modules.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    )
  })
  return { size: rows.length, path: path.join('') }
}
