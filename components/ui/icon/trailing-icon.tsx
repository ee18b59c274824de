import { Children, type ReactNode } from 'react'
import { IconShape } from './icon-shape'
import styles from './trailing-icon.module.css'

type Props = {
  /** One of icon-paths.ts. */
  path: string
  /** Text, at least at its end. */
  children: ReactNode
}

/** Renders words and, on the line of the last of them, an icon. */
export function TrailingIcon({ path, children }: Props) {
  const parts = Children.toArray(children)
  const end = String(parts.pop())
  const lastWord = end.lastIndexOf(' ') + 1
  return (
    <span>
      {parts}
      {end.slice(0, lastWord)}
      <span className={styles.last}>
        {end.slice(lastWord)}
        <IconShape path={path} className={styles.icon} />
      </span>
    </span>
  )
}
