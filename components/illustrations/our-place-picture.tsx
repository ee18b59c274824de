import { pictures } from '@/lib/content/records'
import { PhotographOrScene } from './photograph-or-scene'

const scenes = { door: 'front-door', room: 'two-chairs', hands: 'two-cups' } as const

export type OurPlaceView = keyof typeof scenes

/** Renders what one sees of our place, in a photograph or a drawing. */
export function OurPlacePicture({ view }: { view: OurPlaceView }) {
  return (
    <PhotographOrScene
      picture={pictures[view]}
      scene={scenes[view]}
      sizes="(width >= 48rem) 50vw, 100vw"
    />
  )
}
