'use client'

import { chevronIcon } from '@/components/ui/icon-paths'
import { IconShape } from '@/components/ui/icon-shape'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { Disclosure } from './disclosure'
import styles from './main-menu.module.css'
import type { MenuEntry } from './menu-entries'

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

type LinkProps = { path: string; label: string }

/** Renders a menu item that marks itself, underlined and bold, on its own page and on those below it. */
function MenuLink({ path, label }: LinkProps) {
  const pathname = usePathname()
  const isParent = pathname.startsWith(`${path}/`)
  return (
    <Link
      className={styles.link}
      href={path}
      aria-current={pathname === path ? 'page' : isParent || undefined}
    >
      {/* The hidden bold copy keeps the width, so that marking an item moves nothing. */}
      <span className={styles.label} data-label={label}>
        {label}
      </span>
    </Link>
  )
}
