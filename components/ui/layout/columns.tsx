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
  /** Where the shorter one stands beside the longer; two panels are of one height. */
  align?: 'start' | 'end' | 'stretch'
  /** What comes first on a phone, and to who listens, stands in the second column. */
  reversed?: boolean
  children: ReactNode
}

/** Renders two columns side by side where there is room for both, one below the other elsewhere. */
export function Columns({ parts, align = 'start', reversed = false, children }: Props) {
  const classes = [styles.columns, widths[parts], styles[align]]
  if (reversed) classes.push(styles.reversed)
  return <div className={classes.join(' ')}>{children}</div>
}
