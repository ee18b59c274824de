import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import { AnyLink } from './links'
import styles from './lists.module.css'

export type IconItem = { icon: IconName; text: ReactNode }

/** Renders short texts, each with its icon: beside each other as far as there is room. */
export function IconList({ items }: { items: readonly IconItem[] }) {
  return (
    <ul className={styles.icons}>
      {items.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <div>{text}</div>
        </li>
      ))}
    </ul>
  )
}

/** Renders answers one below the other, what each is about at its left: a list of `Term`. */
export function TermList({ children }: { children: ReactNode }) {
  return <dl className={styles.terms}>{children}</dl>
}

type TermProps = { title: string; children: ReactNode }

export function Term({ title, children }: TermProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type StepListProps = {
  /** How many stand beside each other where there is room. */
  columns: 2 | 3
  /** Items of a list; an `ol` without this around it keeps its steps one below the other. */
  children: ReactNode
}

/** Renders steps in their order, each numbered, side by side where there is room. */
export function StepList({ columns, children }: StepListProps) {
  return (
    <div className={`${styles.steps} ${columns === 2 ? styles.two : styles.three}`}>
      <ol>{children}</ol>
    </div>
  )
}

/** Of the heading that says whose lines follow. */
export const { label: labelClass } = styles

type RuledListProps = {
  /** List items: one sentence each, below a label where it needs one. */
  children: ReactNode
}

/** Renders sentences to find oneself in, large, between lines: they are read, not pressed. */
export function RuledList({ children }: RuledListProps) {
  return <ul className={styles.ruled}>{children}</ul>
}

type ArrowLinksProps = {
  /** `href`: a page of the site, or `#id` for a place further down. */
  links: readonly { href: string; text: string }[]
}

/** Renders ways on, beside each other where there is room; on a phone one below the other. */
export function ArrowLinks({ links }: ArrowLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <AnyLink href={href}>
            {text}
            <Icon name="arrow" />
          </AnyLink>
        </li>
      ))}
    </ul>
  )
}

/** Renders pictures beside each other, each with the words that it has below it. */
export function Views({ children }: { children: ReactNode }) {
  return <ul className={styles.views}>{children}</ul>
}

type ViewProps = {
  /** A picture that fills the room it is given. */
  picture: ReactNode
  children?: ReactNode
}

export function View({ picture, children }: ViewProps) {
  return (
    <li className={styles.view}>
      <div className={styles.picture}>{picture}</div>
      {children}
    </li>
  )
}
