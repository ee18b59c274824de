import type { ReactNode } from 'react'
import styles from './statement.module.css'

type Props = {
  title: string
  /** Of the heading, which names the section. */
  id: string
  /** What there is to say below the sentence: up to three paragraphs. */
  children: ReactNode
  /** A drawing in the tones of the band: beside the words, on a phone below them. */
  scene: ReactNode
}

/** Renders the one sentence of a page that must be remembered, across its whole width. */
export function Statement({ title, id, children, scene }: Props) {
  return (
    <section className={styles.statement} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{title}</h2>
        <div className={styles.below}>{children}</div>
      </div>
      <div className={styles.scene}>{scene}</div>
    </section>
  )
}
