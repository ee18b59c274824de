import { useSyncExternalStore } from 'react'

function subscribe() {
  return () => {}
}

/** False in the HTML from the server and until React has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
