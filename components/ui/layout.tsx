import { type HTMLAttributes, type ReactNode, useId } from 'react'
import styles from './layout.module.css'

type SectionProps = Omit<PartProps, 'title' | 'className'> & {
  /** None where its parts have headings of their own. */
  title?: ReactNode
  /** Whether it has a ground of its own, across the whole width. */
  isBand?: boolean
}

/** Renders a section of the page across its width: a heading, and below or beside it what belongs to it. */
export function Section({ title, isBand, id, children, ...layout }: SectionProps) {
  const className = isBand ? `${styles.section} ${styles.band}` : styles.section
  const inner = `${styles.inner} ${styles.reveal}`
  return (
    <section className={className} id={id} data-band={isBand}>
      {/* Reader View drops a `div` of little more than links. */}
      {title ? (
        <Part {...layout} title={title} className={inner}>
          {children}
        </Part>
      ) : (
        <section className={inner}>{children}</section>
      )}
    </section>
  )
}

type PartProps = {
  /** The heading, which also names it. */
  title: ReactNode
  /** Whether the heading stands beside where there is room, as for a text or folds; cards and sets have theirs above. */
  isBeside?: boolean
  gap?: Gap
  /** An address ends in it. */
  id?: string
  className?: string
  children: ReactNode
}

/** Renders a heading and what belongs to it, within a section or a column. */
export function Part({ title, isBeside, gap = 'apart', id, className = '', children }: PartProps) {
  const titleId = useId()
  const layout = isBeside ? styles.beside : `${styles.stack} ${styles[gap]}`
  return (
    <section className={`${layout} ${className}`} id={id} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {isBeside ? <Stack gap={gap}>{children}</Stack> : children}
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

type Gap = 'close' | 'near' | 'apart' | 'far'

type StackProps = { gap?: Gap; children: ReactNode }

/** Renders one thing below the other: for Reader View a section too. */
export function Stack({ gap = 'apart', children }: StackProps) {
  return <section className={`${styles.stack} ${styles[gap]}`}>{children}</section>
}

type CardProps = HTMLAttributes<HTMLElement> & {
  as: 'article' | 'div' | 'li'
}

/** Renders a sheet that stands out from the page. */
export function Card({ as: Element, className = '', ...rest }: CardProps) {
  return <Element className={`${styles.card} ${className}`} {...rest} />
}
