import type { ReactNode } from 'react'
import reveal from './reveal.module.css'
import styles from './section.module.css'

type Props = {
  children: ReactNode
  /** The ground: paper flows on from the page, the others are full-width bands. */
  tone?: 'paper' | 'sand' | 'mist'
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
}

/** Renders a band of the page, its content held to the page's width. */
export function Section({ children, tone = 'paper', labelledBy, id }: Props) {
  return (
    <section className={`${styles.section} ${styles[tone]}`} aria-labelledby={labelledBy} id={id}>
      <div className={`${styles.inner} ${reveal.reveal}`}>{children}</div>
    </section>
  )
}
