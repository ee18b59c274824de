import type { ReactNode } from 'react'
import { Part } from './layout'
import styles from './statement.module.css'

type Props = {
  title: string
  /** An address ends in it. */
  id?: string
  /** What there is to say below the sentence: up to three paragraphs. */
  children: ReactNode
  /** A drawing in the tones of the band: beside the words, on a phone below them. */
  scene: ReactNode
}

/** Renders the one sentence of a page that must be remembered, across its whole width. */
export function Statement({ title, id, children, scene }: Props) {
  return (
    <section className={styles.statement} id={id}>
      <Part className={styles.inner} title={title}>
        <div className={styles.below}>{children}</div>
      </Part>
      <div className={styles.scene}>{scene}</div>
    </section>
  )
}
