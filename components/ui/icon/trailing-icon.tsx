import { Children, type ReactNode } from 'react'
import { IconShape } from './icon-shape'
import styles from './trailing-icon.module.css'

type Props = {
  /** One of icon-paths.ts. */
  path: string
  children: ReactNode
}

/** Renders words and, on the line of the last of them where that is text, an icon. */
export function TrailingIcon({ path, children }: Props) {
  const parts = Children.toArray(children)
  const end = parts.at(-1)
  const text = typeof end === 'string' ? end : ''
  const lastWord = text.lastIndexOf(' ') + 1
  return (
    <span>
      {text ? parts.slice(0, -1) : parts}
      {text.slice(0, lastWord)}
      <span className={styles.last}>
        {text.slice(lastWord)}
        <IconShape path={path} className={styles.icon} />
      </span>
    </span>
  )
}
