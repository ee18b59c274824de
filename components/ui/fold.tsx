import type { ReactNode } from 'react'
import styles from './fold.module.css'
import { chevronIcon } from './icon-paths'
import { IconShape } from './icon-shape'

type Props = { summary: ReactNode; id?: string; children: ReactNode }

/** Renders what few read under words that say what is inside. */
export function Fold({ summary, id, children }: Props) {
  return (
    <details className={styles.fold} id={id}>
      <summary className={styles.summary}>
        {summary}
        <IconShape path={chevronIcon} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
