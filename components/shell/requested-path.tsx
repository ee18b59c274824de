'use client'

import { useClientValue } from '@/components/ui/browser/use-client-value'
import styles from './requested-path.module.css'

/**
 * Renders `: /the/unknown/path`, as text, once the browser can tell it. Its line is kept free from
 * the start, so that nothing below moves. Why not on the server: docs/decisions/0005.
 */
export function RequestedPath() {
  const path = useClientValue<string | undefined>(
    () => readablePath(window.location.pathname),
    undefined,
  )
  return (
    <span className={styles.path}>
      {path && <span className="visually-hidden">{': '}</span>}
      {path}
    </span>
  )
}

function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
