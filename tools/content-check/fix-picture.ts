import sharp from 'sharp'
import { heaviestPicture, widestPicture } from './picture-problems'

/** From the best to the least: a picture with much grain stays too heavy at its full size. */
const steps = [
  { width: widestPicture, quality: 78 },
  { width: widestPicture, quality: 68 },
  { width: 2000, quality: 68 },
  { width: 1600, quality: 68 },
  { width: 1200, quality: 68 },
]

/**
 * Returns a photograph as it may be published: upright, no wider than shown, without hidden data, and
 * as good as its weight allows. One that is too heavy even when it is small stays so.
 */
export async function fixPicture(
  photograph: Uint8Array,
  heaviest = heaviestPicture,
): Promise<Buffer> {
  let fixed = Buffer.from(photograph)
  for (const { width, quality } of steps) {
    fixed = await sharp(photograph)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (fixed.length <= heaviest) break
  }
  return fixed
}
