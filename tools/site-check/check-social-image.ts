import { socialImageSize } from '../../lib/seo/social-images'
import type { PageFacts } from './read-page'
import type { Answer } from './site-client'

const largest = 300_000

/** Returns what is wrong with a page's picture for link previews, `answer` being the picture. */
export function socialImageFaults({ meta }: PageFacts, answer: Answer): string[] {
  const { width, height } = socialImageSize
  const size = pngSize(answer.body)
  const declared = `${meta.get('og:image:width')}x${meta.get('og:image:height')}`
  return [
    answer.status !== 200 && `its picture answers ${answer.status}.`,
    answer.status === 200 &&
      size !== `${width}x${height}` &&
      `its picture is ${size} instead of ${width}x${height}.`,
    declared !== `${width}x${height}` && `its picture is said to be ${declared}.`,
    answer.body.length > largest && `its picture has ${answer.body.length} bytes.`,
    answer.headers['content-type'] !== 'image/png' &&
      `its picture is ${answer.headers['content-type']}.`,
    !meta.get('og:image:alt') && 'its picture has no alternative text.',
    meta.get('twitter:image') !== meta.get('og:image') && 'twitter:image is not og:image.',
  ].filter((fault) => fault !== false)
}

/** Returns the size that a PNG has in its first chunk: what is declared elsewhere proves nothing. */
export function pngSize(file: Buffer): string {
  const isPng = file.subarray(1, 4).toString('latin1') === 'PNG' && file.length > 24
  return isPng ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : 'no PNG'
}
