import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { localizedPath } from '@/lib/i18n/localized-path'
import { Link } from '@/lib/i18n/navigation'
import { Icon } from '../icon/icon'
import styles from './tiles.module.css'

type Props = {
  /** Without the language prefix. */
  href: string
  /** The browser loads the page anew: only then does it know the place in the address. */
  reloads?: boolean
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
export function Tile({ href, reloads, scene, title, children }: Props) {
  const locale = useLocale()
  const content = (
    <>
      <div className={styles.scene}>{scene}</div>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.detail}>{children}</div>
      </div>
      <Icon name="arrow" />
    </>
  )
  return (
    <li>
      {reloads ? (
        <a className={styles.tile} href={localizedPath(href, locale)}>
          {content}
        </a>
      ) : (
        <Link className={styles.tile} href={href}>
          {content}
        </Link>
      )}
    </li>
  )
}
