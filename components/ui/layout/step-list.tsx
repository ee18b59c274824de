import type { ReactNode } from 'react'
import styles from './step-list.module.css'

type Props = {
  /** How many stand beside each other where there is room. */
  columns: 2 | 3
  /** Items of a list; an `ol` without this around it keeps its steps one below the other. */
  children: ReactNode
}

/** Renders steps in their order, each numbered, side by side where there is room. */
export function StepList({ columns, children }: Props) {
  return (
    <div className={`${styles.steps} ${columns === 2 ? styles.two : styles.three}`}>
      <ol>{children}</ol>
    </div>
  )
}
