import styles from './quick-exit.module.css'

type Props = { presses: number }

const lights = [1, 2, 3]

/** How many presses of Shift have been counted, to the eye. */
export function QuickExitLights({ presses }: Props) {
  return (
    <span className={styles.lights} aria-hidden="true">
      {lights.map((light) => (
        <span key={light} className={light <= presses ? styles.lit : undefined} />
      ))}
    </span>
  )
}
