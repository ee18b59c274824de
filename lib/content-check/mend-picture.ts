import sharp from 'sharp'
import { widestPicture } from './picture-problems'

/** Returns a photograph as it may be published: upright, no wider than shown, without hidden data. */
export async function mendPicture(photograph: Uint8Array): Promise<Buffer> {
  return sharp(photograph)
    .rotate()
    .resize({ width: widestPicture, withoutEnlargement: true })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
