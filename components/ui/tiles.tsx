import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { arrowIcon } from './icon-paths'
import { TrailingIcon } from './links'
import styles from './tiles.module.css'

type TilesProps = {
  /** How many stand beside each other on a wide screen; a large one takes the place of two. */
  columns: 3 | 4
  children: ReactNode
}

type TileProps = {
  /** Without the language prefix. */
  href: string
  /** A picture that fills the room it is given, from near. */
  scene: ReactNode
  title: string
  /** Whether the title is a heading of the page, and not the answer to a question. */
  isHeading?: boolean
  /** Whether it comes first, with a wide picture. */
  isLarge: boolean
  children: ReactNode
}

/** Renders doors beside each other: on a phone one below the other. */
export function Tiles({ columns, children }: TilesProps) {
  return <ul className={`${styles.tiles} ${columns === 4 ? styles.four : ''}`}>{children}</ul>
}

/** Renders one door: a picture, what somebody needs, where it leads. All of it is the link. */
export function Tile({ href, scene, title, isHeading, isLarge, children }: TileProps) {
  const Title = isHeading ? 'h2' : 'div'
  return (
    <li className={isLarge ? styles.large : undefined}>
      <Link className={styles.tile} href={href}>
        <div className={styles.scene}>{scene}</div>
        <Title className={styles.title}>
          <TrailingIcon path={arrowIcon}>{title}</TrailingIcon>
        </Title>
        <div className={styles.detail}>{children}</div>
      </Link>
    </li>
  )
}
