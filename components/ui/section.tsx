import type { ReactNode } from 'react'
import reveal from './reveal.module.css'
import styles from './section.module.css'

type Props = {
  children: ReactNode
  /** Whether it has a ground of its own, across the whole width. */
  isBand?: boolean
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
}

/** Renders a band of the page, its content held to the page's width. */
export function Section({ children, isBand, labelledBy, id }: Props) {
  const className = isBand ? `${styles.section} ${styles.band}` : styles.section
  return (
    <section className={className} aria-labelledby={labelledBy} id={id} data-band={isBand}>
      <div className={`${styles.inner} ${reveal.reveal}`}>{children}</div>
    </section>
  )
}
