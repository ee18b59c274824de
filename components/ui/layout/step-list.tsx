import type { ReactNode } from 'react'
import styles from './step-list.module.css'

type Props = {
  /** Items of a list; an `ol` without this around it keeps its steps one below the other. */
  children: ReactNode
}

/** Renders steps in their order, each numbered, side by side where there is room for all. */
export function StepList({ children }: Props) {
  return (
    <div className={styles.steps}>
      <ol>{children}</ol>
    </div>
  )
}
