import { PhotographOrScene } from '@/components/illustrations/photograph-or-scene'
import { pictures } from '@/lib/content/records'

const scenes = { door: 'front-door', room: 'two-chairs', hands: 'two-cups' } as const

export type PlaceView = keyof typeof scenes

/** Renders what one sees of our place, in a photograph or a drawing. */
export function PlacePicture({ view }: { view: PlaceView }) {
  return (
    <PhotographOrScene
      picture={pictures[view]}
      scene={scenes[view]}
      sizes="(width >= 48rem) 50vw, 100vw"
    />
  )
}
