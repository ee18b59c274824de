import type { ReactNode } from 'react'
import styles from './columns.module.css'

const widths = {
  '1:1': styles.halves,
  '1:2': styles.oneTwo,
  '4:7': styles.fourSeven,
  '5:7': styles.fiveSeven,
  '7:5': styles.sevenFive,
  '7:4': styles.sevenFour,
  aside: styles.aside,
}

const breakpoints = { '48rem': styles.from48, '60rem': styles.from60, '68rem': styles.from68 }

type Props = {
  /** How the two share the width; an aside is as narrow as a list of contents. */
  parts: keyof typeof widths
  /** The width of the window from which they stand side by side. */
  from?: keyof typeof breakpoints
  align?: 'start' | 'center' | 'end'
  /** The room between them where one stands below the other. */
  gap?: 'near' | 'apart' | 'far'
  /** What comes first on a phone, and to who listens, stands in the second column. */
  reversed?: boolean
  children: ReactNode
}

/** Renders two columns side by side where there is room for both, one below the other elsewhere. */
export function Columns({
  parts,
  from = '60rem',
  align = 'start',
  gap = 'apart',
  reversed = false,
  children,
}: Props) {
  const classes = [styles.columns, widths[parts], breakpoints[from], styles[align], styles[gap]]
  if (reversed) classes.push(styles.reversed)
  return <div className={classes.join(' ')}>{children}</div>
}
