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

/** As wide as the narrowest phone: a style sheet that does not come makes the page no wider. */
const unstyledWidth = 320

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
      <img
        {...props}
        width={unstyledWidth}
        height={Math.round((unstyledWidth * src.height) / src.width)}
        className={styles.image}
        // Next's inline style would be refused by the Content-Security-Policy.
        style={undefined}
        alt={alt}
      />
    </picture>
  )
}
