import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type Props = {
  title: ReactNode
  lead: ReactNode
  /** The way here: a trail of links. */
  trail?: ReactNode
  /** A picture that fills the room it is given: `Scene` or a photograph. */
  scene?: ReactNode
  /** `panorama`: as wide as the page, the words on its sky. `room`: half of the page, to its edge. */
  size?: 'panorama' | 'room'
  /** Whether a phone goes without the picture, because what follows matters more. */
  isTextOnPhone?: boolean
  /** What cannot wait: before what the page leads to, on every page that has it. */
  alert?: ReactNode
  /** What the visitor came for: links or buttons, in the first screen of a phone. */
  children?: ReactNode
}

/**
 * Renders the head of a page: its only h1, its first sentence, its first step, its picture. Reader
 * views leave out what is called a header by its class, and a `div` of links.
 */
export function PageHeader({
  title,
  lead,
  trail,
  scene,
  size = 'room',
  isTextOnPhone,
  alert,
  children,
}: Props) {
  const shape = scene ? styles[size] : styles.plain
  return (
    <header className={`${styles.opening} ${shape} ${isTextOnPhone ? styles.textOnPhone : ''}`}>
      <section className={styles.text}>
        {trail}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {alert && <div className={styles.alert}>{alert}</div>}
        {children && <section className={styles.steps}>{children}</section>}
      </section>
      {scene && <div className={styles.scene}>{scene}</div>}
      <svg
        className={styles.wave}
        width="192"
        height="5"
        viewBox="0 0 1920 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 48V26C300-2 620 44 980 26s640-28 940 2v20Z" />
      </svg>
    </header>
  )
}
