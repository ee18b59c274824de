import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { Icon } from '../icon/icon'
import styles from './tiles.module.css'

type Props = {
  /** Without the language prefix. */
  href: string
  /** A picture that fills the room it is given. */
  scene: ReactNode
  title: ReactNode
  children: ReactNode
}

/** Renders doors beside each other: on a phone one below the other, the first with a wide picture. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={styles.tiles}>{children}</ul>
}

/** Renders one door: a picture, what somebody needs, where it leads. All of it is the link. */
export function Tile({ href, scene, title, children }: Props) {
  return (
    <li>
      <Link className={styles.tile} href={href}>
        <div className={styles.scene}>{scene}</div>
        <div className={styles.words}>
          <div className={styles.title}>{title}</div>
          <div className={styles.detail}>{children}</div>
        </div>
        <Icon name="arrow" />
      </Link>
    </li>
  )
}
