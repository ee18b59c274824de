/** Draws a QR code as the picture that a camera would see, a module being eight pixels wide. */
export function qrPicture({ size, path }: { size: number; path: string }) {
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
