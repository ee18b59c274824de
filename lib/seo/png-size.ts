/** Returns the size that a PNG has in its first chunk: what is declared elsewhere proves nothing. */
export function pngSize(file: Buffer): string {
  const isPng = file.subarray(1, 4).toString('latin1') === 'PNG' && file.length > 24
  return isPng ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : 'no PNG'
}
