import type { ReactNode } from 'react'
import reveal from './reveal.module.css'
import styles from './section.module.css'

type Props = {
  children: ReactNode
  /** The ground of a full-width band, mist where there are numbers to call; the page's own flows on. */
  tone?: 'sand' | 'mist'
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
}

/** Renders a band of the page, its content held to the page's width. */
export function Section({ children, tone, labelledBy, id }: Props) {
  const className = tone ? `${styles.section} ${styles[tone]}` : styles.section
  return (
    <section className={className} aria-labelledby={labelledBy} id={id} data-tone={tone}>
      <div className={`${styles.inner} ${reveal.reveal}`}>{children}</div>
    </section>
  )
}
