import type { StaticImageData } from 'next/image'
import styles from './scene.module.css'
import { scenes, scenesWithFront, type SceneName } from './scenes'

type Props = { name: SceneName }

/**
 * Renders a drawing from its file. The colours reach into it because custom properties are inherited
 * by what `<use>` shows; the frame is not in the file, because WebKit finds no clip path there. The
 * file's address holds a hash of its content: a changed drawing is never stale
 * (docs/decisions/0022).
 */
export async function Scene({ name }: Props) {
  const { default: file } = (await import(`@/public/assets/scenes/${name}.svg`)) as {
    default: StaticImageData
  }
  const { viewBox, path } = scenes[name]
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={viewBox}
      data-scene={name}
      className={styles.scene}
    >
      <clipPath id={`${name}-frame`}>
        <path d={path} />
      </clipPath>
      <use href={`${file.src}#scene`} clipPath={`url(#${name}-frame)`} />
      {scenesWithFront.includes(name) && <use href={`${file.src}#front`} />}
    </svg>
  )
}
