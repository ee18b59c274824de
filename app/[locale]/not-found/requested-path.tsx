'use client'

import { useClientValue } from '@/components/ui/browser/use-client-value'
import styles from './page.module.css'

/**
 * Renders `: /the/unknown/path` once the browser can tell it. Its line is kept free from the start, so that
 * nothing below moves. Why not on the server: docs/decisions/0005.
 */
export function RequestedPath() {
  const path = useClientValue<string | undefined>(
    () => plainPath(window.location.pathname),
    undefined,
  )
  return (
    <span className={styles.path}>
      <span className="visually-hidden">{path && ': '}</span>
      <span>{path}</span>
    </span>
  )
}

/**
 * Returns a path that is one and nothing else: whoever makes a link could have this page say anything, under
 * our name, another telephone number too.
 */
function plainPath(pathname: string): string | undefined {
  const isPlain = pathname.length <= 40 && /^[\w./-]+$/.test(pathname)
  return isPlain && pathname.replace(/\D/g, '').length <= 4 ? pathname : undefined
}
