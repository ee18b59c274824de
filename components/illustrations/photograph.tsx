import type { StaticImageData } from 'next/image'
import { getLocale } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureRecord } from '@/lib/content/schemas/pictures'

type Props = { picture: PictureRecord; sizes: string; priority?: boolean }

/** Renders a photograph of the content; its size comes from the file, so that nothing moves. */
export async function Photograph({ picture: { file, alt }, sizes, priority }: Props) {
  const name = file.slice(file.lastIndexOf('/') + 1)
  // Optional, because there may be no photograph yet; that a named one is there, the content check says.
  const { default: src } = (await import(
    /* turbopackOptional: true */ `@/public/assets/pictures/${name}`
  )) as { default: StaticImageData }
  return (
    <Picture src={src} alt={alt?.[await getLocale()] ?? ''} sizes={sizes} priority={priority} />
  )
}
