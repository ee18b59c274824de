import type { ReactNode } from 'react'
import styles from './columns.module.css'

const widths = {
  '1:1': styles.halves,
  '1:2': styles.narrowFirst,
  '2:1': styles.wideFirst,
  aside: styles.aside,
}

type Props = {
  /** How the two share the width; an aside is as narrow as a list of contents. */
  parts: keyof typeof widths
  children: ReactNode
}

/** Renders two columns side by side where there is room for both, one below the other elsewhere. */
export function Columns({ parts, children }: Props) {
  return <div className={`${styles.columns} ${widths[parts]}`}>{children}</div>
}
