'use client'

import { Disclosure } from '@/components/ui/disclosure'
import { chevronIcon } from '@/components/ui/icon/icon-paths'
import { IconShape } from '@/components/ui/icon/icon-shape'
import styles from './main-menu.module.css'
import type { MenuEntry } from './menu-entries'
import { MenuLink } from './menu-link'

type Props = {
  entries: MenuEntry[]
  layout: 'bar' | 'column'
  /** Name of the button that opens a submenu; without it, submenus are open. */
  submenuLabel?: string
}

export function MainMenu({ entries, submenuLabel, layout }: Props) {
  return (
    <ul className={`${styles.list} ${styles[layout]}`}>
      {entries.map((entry) => (
        <li key={entry.path} className={styles.item}>
          <MenuLink path={entry.path} label={entry.label} />
          {entry.children.length > 0 &&
            (submenuLabel ? (
              <Disclosure
                className={styles.submenu}
                summary={<IconShape path={chevronIcon} />}
                label={submenuLabel}
              >
                <SubMenu entry={entry} />
              </Disclosure>
            ) : (
              <SubMenu entry={entry} />
            ))}
        </li>
      ))}
    </ul>
  )
}

function SubMenu({ entry }: { entry: MenuEntry }) {
  return (
    <ul className={styles.panel}>
      {entry.children.map((child) => (
        <li key={child.path}>
          <MenuLink path={child.path} label={child.label} />
        </li>
      ))}
    </ul>
  )
}
