'use client'

import { Link, usePathname } from '@/lib/i18n/navigation'
import styles from './menu-link.module.css'

type Props = { path: string; label: string }

/**
 * Renders a menu item that marks itself, underlined and bold, on its own page and on those below
 * it.
 */
export function MenuLink({ path, label }: Props) {
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
