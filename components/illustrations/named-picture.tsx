import type { StaticImageData } from 'next/image'
import { getLocale } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { altText } from '@/lib/content/pictures'
import type { PictureId } from '@/lib/content/schemas/pictures'

type Props = { id: PictureId; sizes: string; priority?: boolean }

/** Renders a picture of content/pictures.json; its size comes from the file, so that nothing moves. */
export async function NamedPicture({ id, sizes, priority }: Props) {
  const file = (await import(`@/public/assets/pictures/${id}.jpg`)) as { default: StaticImageData }
  return (
    <Picture
      src={file.default}
      alt={altText(id, await getLocale())}
      sizes={sizes}
      priority={priority}
    />
  )
}
