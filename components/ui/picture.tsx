import { getImageProps, type StaticImageData } from 'next/image'
import styles from './picture.module.css'

type Props = {
  /** A static import from public/assets/pictures: the file's own dimensions come with it. */
  src: StaticImageData
  /** What it shows; empty when it only decorates. */
  alt: string
  /** How wide it is shown, e.g. `(width >= 60rem) 40vw, 100vw`. */
  sizes: string
  /** In the first screen: fetched at once and before the others. */
  priority?: boolean
}

/**
 * Renders a picture that fills the room it is given, in the widths of lib/pictures/picture-file.ts, of
 * which the browser takes one.
 */
export function Picture({ src, alt, sizes, priority = false }: Props) {
  const { props } = getImageProps({
    src,
    alt,
    sizes,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  })
  return (
    <picture className={styles.picture}>
      {/* Without Next's inline style, which the Content-Security-Policy would refuse. */}
      <img {...props} className={styles.image} style={undefined} alt={alt} />
    </picture>
  )
}
