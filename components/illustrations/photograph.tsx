import { getImageProps, type StaticImageData } from 'next/image'
import { getLocale } from 'next-intl/server'
import { pictures } from '@/lib/content/records'
import type { Picture } from '@/lib/content/schemas/pictures'
import styles from './photograph.module.css'
import { Scene } from './scene'
import type { SceneName } from './scenes'

type PhotographProps = {
  picture: Picture
  /** How wide it is shown, e.g. `(width >= 60rem) 40vw, 100vw`. */
  sizes: string
  /** In the first screen: fetched at once and before the others. */
  priority?: boolean
}

/** As wide as the narrowest phone: a style sheet that does not come makes the page no wider. */
const unstyledWidth = 320

/**
 * Renders a photograph of the content, which fills the room it is given: in the widths of
 * lib/pictures/picture-file.ts, of which the browser takes one. Its size comes from the file, so that nothing moves.
 */
export async function Photograph({
  picture: { file, alt: words },
  sizes,
  priority = false,
}: PhotographProps) {
  const name = file.slice(file.lastIndexOf('/') + 1)
  // Optional, because there may be no photograph yet; that a named one is there, the content check says.
  const { default: src } = (await import(
    /* turbopackOptional: true */ `@/content/pictures/${name}`
  )) as { default: StaticImageData }
  // Empty when it only decorates.
  const alt = words?.[await getLocale()] ?? ''
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

type PhotographOrSceneProps = Omit<PhotographProps, 'picture'> & {
  picture: Picture | undefined
  /** The drawing in its place. */
  scene: SceneName
}

/** Renders a photograph of the content where there is one, or a drawing that goes on at its sides. */
export function PhotographOrScene({ picture, scene, ...loading }: PhotographOrSceneProps) {
  if (picture) return <Photograph picture={picture} {...loading} />
  return <Scene name={scene} />
}

const ourPlace = { door: 'front-door', room: 'two-chairs', hands: 'two-cups' } as const

export type OurPlaceView = keyof typeof ourPlace

/** Renders what one sees of our place, in a photograph or a drawing. */
export function OurPlacePicture({ view }: { view: OurPlaceView }) {
  return (
    <PhotographOrScene
      picture={pictures[view]}
      scene={ourPlace[view]}
      sizes="(width >= 48rem) 50vw, 100vw"
    />
  )
}
