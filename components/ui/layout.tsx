import type { HTMLAttributes, ReactNode } from 'react'
import styles from './layout.module.css'

type SectionProps = {
  children: ReactNode
  /** Whether it has a ground of its own, across the whole width. */
  isBand?: boolean
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
}

/** Renders a band of the page, its content held to the page's width. */
export function Section({ children, isBand, labelledBy, id }: SectionProps) {
  const className = isBand ? `${styles.section} ${styles.band}` : styles.section
  return (
    <section className={className} aria-labelledby={labelledBy} id={id} data-band={isBand}>
      {/* Reader View drops a `div` of little more than links. */}
      <section className={`${styles.inner} ${styles.reveal}`}>{children}</section>
    </section>
  )
}

const widths = {
  '1:1': styles.halves,
  '1:2': styles.narrowFirst,
  '2:1': styles.wideFirst,
  aside: styles.aside,
}

type ColumnsProps = {
  /** How the two share the width; an aside is as narrow as a list of contents. */
  parts: keyof typeof widths
  children: ReactNode
}

/** Renders two columns side by side where there is room for both, one below the other elsewhere. */
export function Columns({ parts, children }: ColumnsProps) {
  return <div className={`${styles.columns} ${widths[parts]}`}>{children}</div>
}

type SideColumnProps = { title: string; children: ReactNode }

/** Renders what goes along with a longer column: below it on a phone, and in view beside it elsewhere. */
export function SideColumn({ title, children }: SideColumnProps) {
  return (
    <div className={styles.sideColumn}>
      <h2 className={styles.sideTitle}>{title}</h2>
      {children}
    </div>
  )
}

type TitledRowProps = {
  title: ReactNode
  /** An address ends in it. */
  id?: string
  /** By which a section is named after it. */
  titleId?: string
  /** For what is less than the headings around it, and for each of many texts in a row. */
  isQuiet?: boolean
  children: ReactNode
}

/** Renders a text or folds with their heading beside them where there is room; cards and sets have theirs above. */
export function TitledRow({ title, id, titleId, isQuiet, children }: TitledRowProps) {
  return (
    <section className={`${styles.titledRow} ${isQuiet ? styles.quiet : ''}`} id={id}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

type StackProps = {
  as?: 'section' | 'article'
  gap?: 'close' | 'near' | 'apart' | 'far'
  children: ReactNode
}

/** Renders a heading and what belongs to it, one below the other: for Reader View a section too. */
export function Stack({ as: Element = 'section', gap = 'apart', children }: StackProps) {
  return <Element className={`${styles.stack} ${styles[gap]}`}>{children}</Element>
}

type CardProps = HTMLAttributes<HTMLElement> & {
  as: 'article' | 'div' | 'li'
}

/** Renders a sheet that stands out from the page. */
export function Card({ as: Element, className = '', ...rest }: CardProps) {
  return <Element className={`${styles.card} ${className}`} {...rest} />
}

type ProseProps = {
  /** The first paragraph says the most, and is larger. */
  largeStart?: boolean
  children: ReactNode
}

/** Renders running text: paragraphs, headings and lists at a readable measure. */
export function Prose({ largeStart, children }: ProseProps) {
  return <div className={`${styles.prose} ${largeStart ? styles.largeStart : ''}`}>{children}</div>
}
