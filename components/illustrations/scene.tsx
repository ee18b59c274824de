import type { StaticImageData } from 'next/image'
import styles from './scene.module.css'
import { type Drawing, scenes, type SceneName } from './scenes'

type Props = {
  name: SceneName
  /** Whether only what matters most in it is shown, for a small room. */
  isNear?: boolean
}

/**
 * Renders a drawing from its file: it fills the room that the page gives it. The colours reach into it because
 * custom properties are inherited by what `<use>` shows. The file's address holds a hash of its content: a changed
 * drawing is never stale (docs/decisions/0022).
 */
export async function Scene({ name, isNear = false }: Props) {
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
      className={styles.scene}
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
