import { useSyncExternalStore } from 'react'
import { mayReload } from './reload-guard'

let reloading = false
const listeners = new Set<() => void>()

/**
 * Loads the page again after a file of it did not arrive, if that has not been tried before. False
 * when it is up to an error page to help; never reloads over text that was typed and not sent.
 */
export function reloadOnce(): boolean {
  if (reloading) return true
  if ('unsent' in document.documentElement.dataset) return false
  reloading = mayReload({
    storage: () => window.sessionStorage,
    path: window.location.pathname,
    build: process.env.NEXT_DEPLOYMENT_ID ?? '',
    now: Date.now(),
  })
  if (reloading) {
    listeners.forEach((listener) => listener())
    window.location.reload()
  }
  return reloading
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns whether this document is about to be replaced, and an error need not be shown any more.
 */
export function useReloading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reloading,
    () => false,
  )
}
