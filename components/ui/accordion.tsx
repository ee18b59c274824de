import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { chevronIcon } from './icon-paths'
import { IconShape } from './icon-shape'

type Props = {
  /** Says what is inside: words, or a heading. */
  summary: ReactNode
  /** An address ends in it: a link to it opens the accordion. */
  id?: string
  /** Whether it is open from the beginning. */
  isOpen?: boolean
  /** For an accordion that is also opened by code: called when somebody opens or closes it. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * Renders what few need, folded away: it opens without script, by a search in the page, by a link to
 * anything in it, and on paper.
 */
export function Accordion({ summary, id, isOpen, onToggle, children }: Props) {
  return (
    <details
      className={styles.accordion}
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        {summary}
        <IconShape path={chevronIcon} />
      </summary>
      {/* Within and not around: only then do browsers open it by themselves for an address. */}
      <div className={styles.body} id={id}>
        {children}
      </div>
    </details>
  )
}
