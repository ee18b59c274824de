import styles from './scene.module.css'
import { scenes, type Drawing, type SceneName } from './scenes'

type Props = { name: SceneName }

/**
 * Renders a drawing from its file. The colours reach into it because custom properties are inherited
 * by what `<use>` shows; the frame is not in the file, because WebKit finds no clip path there.
 */
export function Scene({ name }: Props) {
  const { file, frame, hasFront }: Drawing = scenes[name]
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={frame.viewBox}
      data-scene={name}
      className={styles.scene}
    >
      <clipPath id={`${name}-frame`}>
        <path d={frame.path} />
      </clipPath>
      <use href={`${file.src}#scene`} clipPath={`url(#${name}-frame)`} />
      {hasFront && <use href={`${file.src}#front`} />}
    </svg>
  )
}
