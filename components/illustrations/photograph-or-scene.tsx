import type { Picture } from '@/lib/content/schemas/pictures'
import { Photograph } from './photograph'
import { Scene } from './scene'
import type { SceneName } from './scenes'

type Props = {
  picture: Picture | undefined
  /** The drawing in its place. */
  scene: SceneName
  sizes: string
  priority?: boolean
}

/** Renders a photograph of the content where there is one, or a drawing that goes on at its sides. */
export function PhotographOrScene({ picture, scene, ...loading }: Props) {
  if (picture) return <Photograph picture={picture} {...loading} />
  return <Scene name={scene} />
}
