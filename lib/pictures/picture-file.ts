import type { ImageLoaderProps } from 'next/image'

/** Pixels: from a small phone to a wide screen, and to a phone of twice the density. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536]

/**
 * Returns the address of a photograph in one width: a file that the build leaves in the place of the
 * original, whose name has a hash of its content (scripts/make-pictures.ts).
 */
export default function pictureFile({ src, width }: ImageLoaderProps): string {
  // No build has made anything there; the query keeps Next from warning that nothing is resized.
  if (process.env.NODE_ENV === 'development') return `${src}?w=${width}`
  return src.replace(/\.\w+(\?.*)?$/, `-${width}.webp`)
}

/** Returns whether an address is one of those, and no original. */
export function isMade(address: string): boolean {
  return pictureWidths.some((width) => address.endsWith(`-${width}.webp`))
}
