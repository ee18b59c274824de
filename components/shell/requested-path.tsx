'use client'

import { useSyncExternalStore } from 'react'
import styles from './requested-path.module.css'

function subscribe() {
  return () => {}
}

/** `: /the/unknown/path`, as text, once the browser can tell it. */
export function RequestedPath() {
  const path = useSyncExternalStore(
    subscribe,
    () => readablePath(window.location.pathname),
    () => undefined,
  )
  return (
    path && (
      <>
        {': '}
        <span className={styles.path}>{path}</span>
      </>
    )
  )
}

function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
