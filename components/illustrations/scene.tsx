import type { StaticImageData } from 'next/image'
import styles from './scene.module.css'
import { type Drawing, scenes, type SceneName } from './scenes'

type Props = { name: SceneName }

type SceneProps = Props & {
  /** Whether only what matters most in it is shown, for a small room. */
  isNear?: boolean
}

/**
 * Renders a drawing in the frame of the mark, from its file. The colours reach into it because custom
 * properties are inherited by what `<use>` shows; the frame is not in the file, because WebKit finds no
 * clip path there. The file's address holds a hash of its content: a changed drawing is never stale
 * (docs/decisions/0022).
 */
export async function FramedScene({ name }: Props) {
  const src = await addressOf(name)
  const { viewBox, path } = scenes[name]
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...sizeOf(viewBox)}
      viewBox={viewBox}
      data-scene={name}
      className={styles.scene}
    >
      <clipPath id={`${name}-frame`}>
        <path d={path} />
      </clipPath>
      <use href={`${src}#scene`} clipPath={`url(#${name}-frame)`} />
    </svg>
  )
}

/** Renders a drawing without a frame: it fills the room that the page gives it. */
export async function Scene({ name, isNear = false }: SceneProps) {
  const src = await addressOf(name)
  const { viewBox, near, keep = 'xMidYMid', goesOn }: Drawing = scenes[name]
  const shown = isNear && near ? near : viewBox
  const fit = goesOn ? 'xMidYMax meet' : `${keep} slice`
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...sizeOf(shown)}
      viewBox={shown}
      preserveAspectRatio={isNear && near ? 'xMidYMax slice' : fit}
      data-scene={name}
      className={`${styles.scene} ${styles.filling}`}
    >
      <use href={`${src}#scene`} />
    </svg>
  )
}

/** How large a drawing is where no style sheet is read: an aside, whose shape is kept. */
function sizeOf(viewBox: string) {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number)
  return { width: 120, height: Math.round((120 * height) / width) }
}

async function addressOf(name: SceneName): Promise<string> {
  const { default: file } = (await import(`@/public/assets/scenes/${name}.svg`)) as {
    default: StaticImageData
  }
  return file.src
}
